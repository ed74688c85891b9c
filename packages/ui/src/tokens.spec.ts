import { paletteCss, themes } from './tokens.ts';
import type { Palette } from './tokens.ts';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance and contrast after WCAG 2.2. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

type Name = keyof Palette;
const grounds: Name[] = ['ground', 'raised', 'sunken', 'glow'];
const soft: Name[] = ['roseSoft', 'goldSoft', 'violetSoft', 'pearlSoft', 'leafSoft', 'dangerSoft'];
const everywhere = (text: Name, on: Name[]): [Name, Name][] => on.map((ground) => [text, ground]);

/** Every pair of text and ground a component uses: 4.5 to 1. */
const textPairs: [Name, Name][] = [
  ...everywhere('ink', [...grounds, ...soft]),
  ...everywhere('inkSoft', [...grounds, ...soft]),
  ...everywhere('rose', [...grounds, 'roseSoft']),
  ...everywhere('roseStrong', grounds),
  ...everywhere('danger', [...grounds, 'dangerSoft']),
  ['onRose', 'rose'],
  ['onRose', 'roseStrong'],
  ['gold', 'goldSoft'],
  ['violet', 'violetSoft'],
  ['pearl', 'pearlSoft'],
  ['leaf', 'leafSoft'],
  // A tooltip stands the theme on its head.
  ['ground', 'ink'],
];
/** Outlines of controls, the focus ring, what a bar has filled: 3 to 1. */
const drawnPairs: [Name, Name][] = [
  ...everywhere('controlLine', grounds),
  ...everywhere('focus', [...grounds, ...soft]),
  ...everywhere('rose', ['line', 'roseSoft']),
  ...everywhere('moonDark', ['moonLit', 'moonPearl', 'moonRose', 'moonGold']),
];

describe.each(Object.entries(themes))('the %s theme', (_, palette) => {
  it.each(textPairs)('reads well: %s on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(drawnPairs)('is seen: %s on %s', (drawn, ground) => {
    expect(contrast(palette[drawn], palette[ground])).toBeGreaterThanOrEqual(3);
  });
  it('writes its colours as custom properties', () => {
    expect(paletteCss(palette)).toContain(`--ink-soft:${palette.inkSoft};`);
  });
});
