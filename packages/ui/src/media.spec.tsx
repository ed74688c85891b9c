import { act, render, screen } from '@testing-library/react';
import { SkipLink } from './visually-hidden.tsx';
import { useMediaQuery } from './use-media-query.ts';

const Wide = () => <p>{useMediaQuery('(min-width: 640px)', true) ? 'wide' : 'narrow'}</p>;
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('believes the server where there is nothing to ask', () => {
  render(<Wide />);
  expect(screen.getByText('wide')).toBeVisible();
});

it('follows the query', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => list });
  render(<Wide />);
  expect(screen.getByText('narrow')).toBeVisible();
  list.matches = true;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(screen.getByText('wide')).toBeVisible();
});

it('the skip link leads to the content', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});
