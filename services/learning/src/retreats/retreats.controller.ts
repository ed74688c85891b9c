import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, Me } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { listRetreats, registerForRetreat } from '@moons/contracts/learning/retreats';
import type { Retreat } from '@moons/contracts/learning/retreats';
import { ListRetreats } from './list-retreats.usecase.ts';
import { RegisterForRetreat } from './register-for-retreat.usecase.ts';
import type { Registered } from './register-for-retreat.usecase.ts';

@Controller()
export class RetreatsController {
  constructor(
    private readonly listing: ListRetreats,
    private readonly registering: RegisterForRetreat,
  ) {}

  @Handles(listRetreats)
  list(): Promise<Retreat[]> {
    return this.listing.execute();
  }

  @Handles(registerForRetreat)
  register(
    @Input() { params }: ValidInput<typeof registerForRetreat>,
    @Me() me: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Registered> {
    return this.registering.execute(me.memberId, params.id, key);
  }
}
