import { describe, expect, test } from '@jest/globals';
import { needsModerator } from './needs-moderator.ts';

describe('needsModerator', () => {
  test.each([
    'Look at https://example.org/offer',
    'www.example.org has it',
    'I found it at moon-balm.shop today',
    'write to rowan@example.org',
    'write to rowan (at) example.org',
    'call me on +44 20 7946 0958',
    'call (555) 010-2030 77',
    'use the discount code MOON',
    'you b\u200bitch',
    'Some days I want to die.',
    'I have been thinking about suicide',
    'ＳＵＩＣＩＤＡＬ',
  ])('holds: %s', (text) => expect(needsModerator(text)).toBe(true));

  test.each([
    'Three weeks without a night sweat. I cried in the garden.',
    'I am 52, it began in 2019, and I paid $1,200 for a mattress.',
    'My review of the week: soft.',
    'Day 14. Slept 7.5 hours... then 3.',
    'The dying light on the hill was so beautiful.',
  ])('lets pass: %s', (text) => expect(needsModerator(text)).toBe(false));
});
