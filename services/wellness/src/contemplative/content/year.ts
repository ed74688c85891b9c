import type { AlchemicalPhase } from '@moons/contracts/phases';
import type { Week } from '../insight.ts';
import { blackWinter } from './black-winter.ts';
import { goldenAutumn } from './golden-autumn.ts';
import { redSummer } from './red-summer.ts';
import { whiteSpring } from './white-spring.ts';

export const weeksPerSeason = 13;

/** The year in order: thirteen weeks to each phase. */
export const seasons: readonly { phase: AlchemicalPhase; weeks: readonly Week[] }[] = [
  { phase: 'black', weeks: blackWinter },
  { phase: 'white', weeks: whiteSpring },
  { phase: 'red', weeks: redSummer },
  { phase: 'golden', weeks: goldenAutumn },
];
