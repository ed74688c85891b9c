import { createGlobalStyle } from 'styled-components';
import { paletteCss, themes, tokens } from './tokens.ts';

/**
 * Custom properties of both themes and the ground everything stands on. The system's preference decides without a
 * script; `data-theme="light"` or `"dark"` on the root (or on any part of the page) decides against it.
 */
export const GlobalStyle = createGlobalStyle`
  :root, [data-theme='light'] { ${paletteCss(themes.light)} color-scheme: light; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${paletteCss(themes.dark)} color-scheme: dark; } }
  [data-theme='dark'], :root[data-theme='dark'] { ${paletteCss(themes.dark)} color-scheme: dark; }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 5rem; background: var(--ground); }
  html:has(dialog:modal) { overflow: hidden; }
  @media (min-width: ${tokens.breakpoint.sheet}) { /* Nothing moves when the scrollbar goes; its empty place takes the veil's colour. */
    html:has(dialog:modal) { scrollbar-gutter: stable; background: color-mix(in srgb, #191438 50%, var(--ground)); } }
  body {
    margin: 0;
    min-height: 100dvh;
    font: 400 ${tokens.size.text}/1.6 ${tokens.font.text};
    color: var(--ink);
    background: radial-gradient(60rem 34rem at 78% -10rem, var(--glow), transparent) no-repeat var(--ground);
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4 { margin: 0; font-family: ${tokens.font.heading}; font-weight: 440; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
  h1 { font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem); line-height: 1.1; letter-spacing: -0.02em; }
  h2 { font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); }
  h3 { font-size: 1.375rem; }
  h4 { font-size: ${tokens.size.text}; }
  p { margin: 0; text-wrap: pretty; }
  a { color: inherit; }
  img, svg, video { max-width: 100%; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; }
  :focus { outline: none; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  h1:focus-visible, h2:focus-visible, main:focus-visible { outline: none; }
  ::selection { background: var(--rose-soft); color: var(--ink); }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; scroll-behavior: auto !important; }
  }
`;
