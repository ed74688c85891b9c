/** "March 7 – 9, 2026", in her own zone and words. */
export function retreatDates(startDate: string, endDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).formatRange(
    new Date(startDate),
    new Date(endDate),
  );
}
