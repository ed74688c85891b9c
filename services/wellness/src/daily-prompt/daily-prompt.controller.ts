import { Controller } from '@nestjs/common';
import { Handles } from '@moons/service-kit';
import { getDailyPrompt } from '@moons/contracts/wellness/journal';
import { DailyPrompt } from './daily-prompt.usecase.ts';

@Controller()
export class DailyPromptController {
  constructor(private readonly today: DailyPrompt) {}

  @Handles(getDailyPrompt)
  read(): { prompt: string } {
    return { prompt: this.today.execute() };
  }
}
