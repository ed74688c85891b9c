import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.tsx';

export interface ThemeRootProps {
  children?: ReactNode;
  /** Forces a theme on this part of the page only; without it the page's own theme holds. */
  theme?: 'light' | 'dark' | undefined;
}

/** Puts the global style on the page; the shell renders it once, round everything. */
export function ThemeRoot({ children, theme }: ThemeRootProps) {
  return (
    <>
      <GlobalStyle />
      {theme === undefined ? children : <div data-theme={theme}>{children}</div>}
    </>
  );
}
