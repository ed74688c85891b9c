import { Controller } from '@nestjs/common';
import { Handles } from '@moons/service-kit';
import { getTodaysPrompt } from '@moons/contracts/wellness/contemplative';
import type { ContemplativePrompt } from '@moons/contracts/wellness/contemplative';
import { TodaysPrompt } from './todays-prompt.usecase.ts';

@Controller()
export class ContemplativeController {
  constructor(private readonly today: TodaysPrompt) {}

  @Handles(getTodaysPrompt)
  read(): ContemplativePrompt {
    return this.today.execute();
  }
}
