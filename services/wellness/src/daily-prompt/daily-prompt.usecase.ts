import { Injectable } from '@nestjs/common';
import { Clock } from '@moons/service-kit';
import { dayNumber } from '../calendar.ts';
import { prompts } from './content/prompts.ts';

/** Today's journal prompt: our own prompts in turn, one a day, by day number (UTC). */
@Injectable()
export class DailyPrompt {
  constructor(private readonly clock: Clock) {}

  execute(): string {
    const prompt = prompts[dayNumber(this.clock.now()) % prompts.length];
    if (prompt === undefined) throw new Error('there are no journal prompts');
    return prompt;
  }
}
