/** Texts of the member specification, section 2, to the letter. */
export const eventBadge = (eventType: string): string =>
  ({ circle: 'Sacred Circle', ceremony: 'Wisdom Ceremony' })[eventType] ?? 'Transformational Workshop';

export const eventLabel = (eventType: string): string =>
  ({
    circle: 'Sacred Circle',
    ceremony: 'Wisdom Ceremony',
    workshop: 'Transformational Workshop',
  })[eventType] ?? 'Live Session';

const phaseBadges: Readonly<Record<string, string>> = {
  black: 'BLACK MOON',
  white: 'WHITE MOON',
  red: 'RED MOON',
};
export const phaseBadge = (phase: string | null | undefined): string => phaseBadges[phase ?? ''] ?? 'SACRED';

/** In her own zone and words: "Saturday, March 7, 2026 at 6:30 PM". */
export const dateAndTime = (timestamp: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(timestamp));

export const timeOfDay = (timestamp: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(timestamp));

/** "1 participant", "12 participants"; with a limit "12 of 50 participants". */
export function participants(count: number, max?: number): string {
  const whole = max === undefined ? String(count) : `${count} of ${max}`;
  return `${whole} ${count === 1 && max === undefined ? 'participant' : 'participants'}`;
}
