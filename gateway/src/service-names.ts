import type { ServiceName } from '@moons/contracts/call';

/** The services behind the gateway. */
export const serviceNames = [
  'assessment',
  'community',
  'learning',
  'circles',
  'wellness',
  'membership',
] as const satisfies readonly ServiceName[];
