import { render, screen } from '@testing-library/react';
import { iconPaths } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { Logo } from './logo.tsx';
import { MoonPhase } from './moon-phase.tsx';

const names = Object.keys(iconPaths) as IconName[];

it.each(names)('the icon %s is an ornament unless it has a label', (name) => {
  const { container, rerender } = render(<Icon name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name={name} label="Means something" />);
  expect(screen.getByRole('img', { name: 'Means something' })).toBeInTheDocument();
});

it('the moon is an ornament unless it has a label', () => {
  const { container, rerender } = render(<MoonPhase phase="red" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('width', '48');
  rerender(<MoonPhase phase="red" label="Red moon" />);
  expect(screen.getByRole('img', { name: 'Red moon' })).toBeInTheDocument();
});

const outline = (phase: number) =>
  render(<MoonPhase phase={phase} />)
    .container.querySelector('g > path')
    ?.getAttribute('d') ?? '';
it('the light grows to the full moon and turns over after it', () => {
  expect(outline(0)).toContain('A36.00 36 0 0 0');
  expect(outline(0.25)).toContain('A0.00 36');
  expect(outline(0.5)).toContain('A36.00 36 0 0 1');
  expect(outline(0.75)).toBe(outline(0.25));
  expect(render(<MoonPhase phase={0.75} />).container.querySelector('g')).toHaveAttribute('transform');
});

it('the logo holds thirteen moons and the name', () => {
  const { container } = render(<Logo />);
  expect(container.querySelectorAll('circle, path')).toHaveLength(13);
  expect(container).toHaveTextContent('Thirteen Moons');
});
