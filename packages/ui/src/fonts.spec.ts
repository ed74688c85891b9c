import { fontFaces, fontFileNames } from './fonts.ts';
import { tokens } from './tokens.ts';

const css = fontFaces('/shell/1a2b/fonts');

it.each(Object.values(fontFileNames))('serves %s from our own address and swaps it in', (name) => {
  expect(css).toContain(`url('/shell/1a2b/fonts/${name}')`);
  expect(css.match(/font-display:swap/g)).toHaveLength(Object.keys(fontFileNames).length);
});

it('defines every fallback face that the tokens name, adjusted in size', () => {
  const named = `${tokens.font.heading} ${tokens.font.text}`.match(/'[^']+ Fallback[^']*'/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  for (const family of named)
    expect(css).toMatch(new RegExp(`font-family:${family};src:local[^}]*size-adjust:`));
});
