import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, Me } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createApplication, getMyApplication } from '@moons/contracts/learning/coach-applications';
import type { CoachApplication } from '@moons/contracts/learning/coach-applications';
import { CoachApplications } from './coach-application.schema.ts';
import { CreateApplication } from './create-application.usecase.ts';

@Controller()
export class CoachApplicationsController {
  constructor(
    private readonly applications: CoachApplications,
    private readonly creating: CreateApplication,
  ) {}

  @Handles(getMyApplication)
  mine(@Me() me: Caller): Promise<CoachApplication | null> {
    return this.applications.of(me.memberId);
  }

  @Handles(createApplication)
  create(
    @Input() { body }: ValidInput<typeof createApplication>,
    @Me() me: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CoachApplication> {
    return this.creating.execute(me.memberId, body, key);
  }
}
