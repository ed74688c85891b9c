const firstMs = 500;
const longestMs = 30_000;

/**
 * How long to wait before the next attempt, milliseconds: doubles up to 30 s, and spreads by half, so
 * that a whole circle does not come back in the same moment.
 */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(longestMs, firstMs * 2 ** attempt);
  return whole * (0.5 + random() / 2);
}
