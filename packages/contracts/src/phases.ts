import * as z from 'zod/mini';

/** Phases of posts, resources' lists and streams (member spec, section 9). */
export const Phase = z.enum(['black', 'red', 'white']);
export type Phase = z.infer<typeof Phase>;
export const ResourcePhase = z.enum(['black', 'red', 'white', 'all']);
export type ResourcePhase = z.infer<typeof ResourcePhase>;
/** Assessment results (visitor spec, section 1). */
export const AssessmentPhase = z.enum(['black', 'white', 'red', 'medicine']);
export type AssessmentPhase = z.infer<typeof AssessmentPhase>;
/** Tracker and prompt card (member spec, section 1). */
export const AlchemicalPhase = z.enum(['black', 'white', 'red', 'golden']);
export type AlchemicalPhase = z.infer<typeof AlchemicalPhase>;

/** Names by area: the parts of the specification differ, and each is right in its place (design, section 10). */
export const phaseNames = {
  /** Visitor spec, section 1, first reading. */
  assessment: { black: 'Dissolution', white: 'Purification', red: 'Integration', medicine: 'Embodiment' },
  /** Visitor spec, section 1, third reading; medicine is also called Medicine Moon. */
  assessmentTitle: {
    black: 'Dissolution and Letting Go',
    white: 'Purification and Clarity',
    red: 'Integration and Embodiment',
    medicine: 'Medicine Moon',
  },
  /** Member home: visitor spec, section 2; medicine by design, section 10. */
  home: {
    black: 'Sacred Unraveling',
    red: 'Fierce Reclamation',
    white: 'Soulful Integration',
    medicine: 'Medicine Moon',
  },
  /** Prompt card, community, library, tracker: both documents, section 1. */
  member: {
    black: 'Sacred Unraveling',
    red: 'Fierce Reclamation',
    white: 'Soulful Integration',
    golden: 'Wisdom and Service',
  },
} as const;
