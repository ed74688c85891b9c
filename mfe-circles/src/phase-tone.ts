import type { BadgeTone } from '@moons/ui';

const tones: Readonly<Record<string, BadgeTone>> = { black: 'black', white: 'white', red: 'red' };

export const phaseTone = (phase: string | null | undefined): BadgeTone => tones[phase ?? ''] ?? 'neutral';
