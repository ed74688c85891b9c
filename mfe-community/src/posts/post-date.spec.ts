import { postDate } from './post-date.ts';

/** A moment in the zone of the machine that runs the test. */
const local = (...args: [number, number, number, number, number]) => new Date(...args).toISOString();

test.each([
  [local(2026, 2, 7, 18, 5), 'Mar 07, 2026 • 6:05 PM'],
  [local(2025, 11, 31, 0, 0), 'Dec 31, 2025 • 12:00 AM'],
  [local(2026, 8, 10, 12, 30), 'Sep 10, 2026 • 12:30 PM'],
])('%s reads %s', (timestamp, text) => expect(postDate(timestamp)).toBe(text));
