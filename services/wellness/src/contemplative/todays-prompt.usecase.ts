import { Injectable } from '@nestjs/common';
import { Clock } from '@moons/service-kit';
import type { ContemplativePrompt } from '@moons/contracts/wellness/contemplative';
import { isoWeek } from '../calendar.ts';
import { seasons, weeksPerSeason } from './content/year.ts';

/** From Thursday on the week's second insight is shown. */
const secondInsightFrom = 4;

/**
 * Today's contemplative prompt: two insights a week (design, section 10), thirteen weeks to a phase.
 * A 53rd week goes on with the last season's last week.
 */
@Injectable()
export class TodaysPrompt {
  constructor(private readonly clock: Clock) {}

  execute(): ContemplativePrompt {
    const { week, weekday } = isoWeek(this.clock.now());
    const index = Math.min(week, seasons.length * weeksPerSeason) - 1;
    const season = seasons[Math.floor(index / weeksPerSeason)];
    const insight = season?.weeks[index % weeksPerSeason]?.[weekday < secondInsightFrom ? 0 : 1];
    if (!season || !insight) throw new Error(`no insight for week ${week}`);
    return { phase: season.phase, weekNumber: week, ...insight };
  }
}
