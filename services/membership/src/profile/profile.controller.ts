import type { ValidInput } from '@moons/contracts/call';
import { getProfile, updateProfile } from '@moons/contracts/membership/profile';
import { Controller } from '@nestjs/common';
import { Handles, Input, Me, type Caller } from '@moons/service-kit';
import { presentProfile } from './profile.presenter.ts';
import { SeeMember } from './see-member.usecase.ts';
import { UpdateProfile } from './update-profile.usecase.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly seeMember: SeeMember,
    private readonly update: UpdateProfile,
  ) {}

  @Handles(getProfile)
  async get(@Me() me: Caller) {
    return presentProfile(await this.seeMember.execute(me));
  }

  @Handles(updateProfile)
  async change(@Me() me: Caller, @Input() { body }: ValidInput<typeof updateProfile>) {
    return presentProfile(await this.update.execute(me, body));
  }
}
