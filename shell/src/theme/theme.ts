import { createStore, type Store } from '@moons/area-kit/kernel';

export type ThemeChoice = 'system' | 'light' | 'dark';
/** Also read by the boot script, before anything is drawn. */
export const themeKey = 'moons-theme';

export interface ThemeChooser {
  readonly choice: Store<ThemeChoice>;
  /** What is really shown. */
  readonly theme: Store<'light' | 'dark'>;
  choose(choice: ThemeChoice): void;
}

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

/** Her choice of day or night, remembered on this device; colours themselves are CSS variables. */
export function createTheme(): ThemeChooser {
  const wantsDark = matchMedia('(prefers-color-scheme: dark)');
  const stored = localStorage.getItem(themeKey);
  const choice = createStore<ThemeChoice>(isChoice(stored) ? stored : 'system');
  const shown = (): 'light' | 'dark' => {
    const chosen = choice.get();
    if (chosen !== 'system') return chosen;
    return wantsDark.matches ? 'dark' : 'light';
  };
  const theme = createStore(shown());
  wantsDark.addEventListener('change', () => theme.set(shown()));
  return {
    choice,
    theme,
    choose(next) {
      choice.set(next);
      localStorage.setItem(themeKey, next);
      if (next === 'system') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = next;
      theme.set(shown());
    },
  };
}
