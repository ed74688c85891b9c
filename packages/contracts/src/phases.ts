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

export { phaseNames } from './phase-names.ts';
