import type { Resource } from '@moons/contracts/learning/courses';
import { phaseNames } from '@moons/contracts/phases';

/** Phase tabs with their descriptions (member spec, section 2). */
export const phaseTabs = [
  {
    id: 'all',
    label: 'All',
    description: 'The whole library. Begin wherever something calls you.',
  },
  {
    id: 'black',
    label: 'Black',
    description: `${phaseNames.member.black}: for the time of letting go, of tiredness, grief and long nights.`,
  },
  {
    id: 'red',
    label: 'Red',
    description: `${phaseNames.member.red}: for the time of heat, of anger that knows something, and of a clear no.`,
  },
  {
    id: 'white',
    label: 'White',
    description: `${phaseNames.member.white}: for the time of clarity, of looking back kindly and choosing what comes.`,
  },
] as const;

export const categoryNames: Record<Resource['category'], string> = {
  course: 'Course',
  workshop: 'Workshop',
  meditation: 'Meditation',
  ritual: 'Ritual',
};
export const typeNames: Record<Resource['type'], string> = {
  video: 'Video',
  audio: 'Audio',
  meditation: 'Meditation',
  ritual: 'Ritual',
};

export const phaseName = (phase: Resource['phase']): string =>
  phase === 'all' ? 'All phases' : phaseNames.member[phase];
