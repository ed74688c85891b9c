const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** In her own zone, as 'MMM dd, yyyy • h:mm a' (member spec, section 2): "Mar 07, 2026 • 6:05 PM". */
export function postDate(timestamp: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  );
  const { month, day, year, hour, minute, dayPeriod } = parts;
  return `${month} ${day}, ${year} • ${hour}:${minute} ${dayPeriod}`;
}
