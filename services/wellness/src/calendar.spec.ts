import { describe, expect, it } from '@jest/globals';
import { dayNumber, isoWeek } from './calendar.ts';

describe('isoWeek', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 1, 4],
    ['2024-12-30T00:00:00Z', 1, 1],
    ['2025-01-01T23:59:59Z', 1, 3],
    ['2025-06-15T12:00:00Z', 24, 7],
    ['2026-12-31T00:00:00Z', 53, 4],
    ['2027-01-03T00:00:00Z', 53, 7],
    ['2027-01-04T00:00:00Z', 1, 1],
  ])('%s is week %i, day %i', (date, week, weekday) => {
    expect(isoWeek(new Date(date))).toEqual({ week, weekday });
  });
});

describe('dayNumber', () => {
  it('changes at midnight UTC', () => {
    expect(dayNumber(new Date('1970-01-01T23:59:59.999Z'))).toBe(0);
    expect(dayNumber(new Date('1970-01-02T00:00:00Z'))).toBe(1);
  });
});
