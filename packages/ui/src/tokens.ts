/**
 * The one set of design tokens (design, section 11): two palettes, a grid of 4 px, soft corners, one shadow.
 * Components never use these values directly: they read the custom properties that GlobalStyle writes from them,
 * so that a theme never needs a script. `tokens.spec.ts` checks every pair of text and ground.
 */
export interface Palette {
  /** The page itself, a surface raised above it, one sunk into it, and the glow at the top of the page. */
  ground: string;
  raised: string;
  sunken: string;
  glow: string;
  /** Text, quiet text, hairlines, and the outline of controls (3:1). */
  ink: string;
  inkSoft: string;
  line: string;
  controlLine: string;
  /** Rose: the act to take. */
  rose: string;
  roseStrong: string;
  roseSoft: string;
  onRose: string;
  /** Gold: what is precious. `gold` is for text, `goldFill` for drawing. */
  gold: string;
  goldFill: string;
  goldSoft: string;
  /** Moon phases: ink violet and pearl blue (rose and gold are above). */
  violet: string;
  violetSoft: string;
  pearl: string;
  pearlSoft: string;
  leaf: string;
  leafSoft: string;
  danger: string;
  dangerSoft: string;
  focus: string;
  moonLit: string;
  moonDark: string;
  /** Moonlight in the hue of a phase. */
  moonPearl: string;
  moonRose: string;
  moonGold: string;
  shadow: string;
  veil: string;
}

const light: Palette = {
  ground: '#f8f4ee',
  raised: '#fffdfa',
  sunken: '#f0e9e1',
  glow: '#f6e6e2',
  ink: '#262049',
  inkSoft: '#5b5478',
  line: '#e2d8ce',
  controlLine: '#877d97',
  rose: '#a83a5e',
  roseStrong: '#8c2c4c',
  roseSoft: '#f8e3e6',
  onRose: '#ffffff',
  gold: '#7c5810',
  goldFill: '#c9982f',
  goldSoft: '#f7ead0',
  violet: '#4c3a80',
  violetSoft: '#ebe5f5',
  pearl: '#375b80',
  pearlSoft: '#e2ecf5',
  leaf: '#2c6248',
  leafSoft: '#e1efe6',
  danger: '#a1301c',
  dangerSoft: '#fae5df',
  focus: '#4f3fa8',
  moonLit: '#fff4dc',
  moonDark: '#483e80',
  moonPearl: '#d6e8fa',
  moonRose: '#f4b4bf',
  moonGold: '#f6d88f',
  shadow: '0 1px 2px rgb(38 32 73 / 5%), 0 12px 32px -12px rgb(38 32 73 / 18%)',
  veil: 'rgb(25 20 56 / 55%)',
};

const dark: Palette = {
  ground: '#14132b',
  raised: '#1f1d3e',
  sunken: '#0f0e22',
  glow: '#2b2551',
  ink: '#f1ece4',
  inkSoft: '#bdb6d2',
  line: '#37335f',
  controlLine: '#8179a8',
  rose: '#efa4b6',
  roseStrong: '#f7c1cd',
  roseSoft: '#43253f',
  onRose: '#2b0f1e',
  gold: '#e6c681',
  goldFill: '#dfb964',
  goldSoft: '#3b3030',
  violet: '#c3b4f2',
  violetSoft: '#302a5c',
  pearl: '#b5d0ec',
  pearlSoft: '#24365a',
  leaf: '#98d5b4',
  leafSoft: '#1f3b41',
  danger: '#f5a795',
  dangerSoft: '#472430',
  focus: '#d8cbff',
  moonLit: '#f4ecdc',
  moonDark: '#37325f',
  moonPearl: '#cfe5fb',
  moonRose: '#f5b9c6',
  moonGold: '#f3d793',
  shadow: '0 1px 2px rgb(4 3 16 / 30%), 0 16px 40px -12px rgb(4 3 16 / 60%)',
  veil: 'rgb(6 5 20 / 70%)',
};

export const themes = { light, dark } as const;

export const tokens = {
  colour: themes,
  /** One step of the grid, in rem (4 px at the browser's default size). */
  step: 0.25,
  radius: { small: '0.5rem', medium: '0.875rem', large: '1.5rem', round: '999px' },
  font: {
    heading: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', Georgia, serif",
    text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  /** Sizes in rem; text is 18 px on every screen. */
  size: { small: '0.9375rem', text: '1.125rem', lead: '1.25rem' },
  measure: '38rem',
  width: { narrow: '42rem', medium: '56rem', wide: '72rem' },
  /** Below `sheet` a dialog is a sheet. */
  breakpoint: { sheet: '640px', wide: '960px' },
  motion: { quick: '200ms', calm: '320ms' },
  /** The smallest target for a finger. */
  target: '2.75rem',
} as const;

/** `rose` → `--rose`, `inkSoft` → `--ink-soft`. */
const propertyName = (key: string): string => `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

/** The declarations of a palette's custom properties, for a style block or a page that has no script. */
export const paletteCss = (palette: Palette): string =>
  Object.entries(palette)
    .map(([key, value]) => `${propertyName(key)}:${String(value)};`)
    .join('');

/** A length of so many steps of the 4 px grid. */
export const space = (steps: number): string => `${String(steps * tokens.step)}rem`;
