const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, UTC. */
export function dayNumber(date: Date): number {
  return Math.floor(date.getTime() / dayMs);
}

/** ISO 8601 week (1 to 53) and day of the week (Monday 1 to Sunday 7), UTC. */
export function isoWeek(date: Date): { week: number; weekday: number } {
  const day = dayNumber(date);
  // 1970-01-01 was a Thursday.
  const weekday = ((((day + 3) % 7) + 7) % 7) + 1;
  // A week belongs to the year of its Thursday.
  const thursday = new Date((day - weekday + 4) * dayMs);
  const january1 = dayNumber(new Date(Date.UTC(thursday.getUTCFullYear(), 0, 1)));
  return { week: Math.floor((dayNumber(thursday) - january1) / 7) + 1, weekday };
}
