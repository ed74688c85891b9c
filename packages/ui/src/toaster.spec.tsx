import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = (variant?: 'destructive') => {
  const store = createToasts();
  render(<Toaster store={store} />);
  act(() => void store.show({ title: 'Reflection saved', description: 'It is kept.', variant }));
  return store;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const box = () => {
  const element = screen.getByText('Reflection saved').parentElement?.parentElement;
  if (!element) throw new Error('no toast');
  return element;
};

it('is a status, or an alert when something failed', () => {
  shown();
  expect(screen.getByRole('status')).toHaveTextContent('Reflection saved');
});
it('is an alert when something failed', () => {
  shown('destructive');
  expect(screen.getByRole('alert')).toHaveTextContent('It is kept.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows one toast at a time, the newest', () => {
  const store = shown();
  act(() => void store.show({ title: 'Profile Emailed' }));
  expect(screen.queryByText('Reflection saved')).toBeNull();
  expect(screen.getByText('Profile Emailed')).toBeVisible();
});

it('goes after 5,000 ms and is forgotten 1,000,000 ms later', () => {
  const store = shown();
  pass(4_999);
  expect(screen.getByText('Reflection saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Reflection saved')).toBeNull();
  expect(store.get()).toMatchObject([{ open: false }]);
  pass(1_000_000);
  expect(store.get()).toEqual([]);
});

it('waits while the pointer or the focus is on it', () => {
  shown();
  pass(3_000);
  fireEvent.pointerEnter(box());
  pass(60_000);
  fireEvent.pointerLeave(box());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  pass(1_999);
  expect(screen.getByText('Reflection saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Reflection saved')).toBeNull();
});

it('is dismissed by its button, by Escape inside it, and by the store', () => {
  const store = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Reflection saved')).toBeNull();
  act(() => void store.show({ title: 'Reflection saved' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  expect(screen.queryByText('Reflection saved')).toBeNull();
  act(() => void store.show({ title: 'Reflection saved' }));
  act(() => store.dismiss());
  expect(screen.queryByText('Reflection saved')).toBeNull();
});

it.each([
  [49, true],
  [50, false],
])('swiped %i px to the right: still there is %s', (px, there) => {
  shown();
  fireEvent(box(), new MouseEvent('pointerdown', { clientX: 100, bubbles: true }));
  fireEvent(box(), new MouseEvent('pointermove', { clientX: 100 + px, bubbles: true }));
  fireEvent(box(), new MouseEvent('pointerup', { clientX: 100 + px, bubbles: true }));
  expect(screen.queryByText('Reflection saved') !== null).toBe(there);
});

it('takes the focus with F8', () => {
  shown();
  fireEvent.keyDown(document, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});
