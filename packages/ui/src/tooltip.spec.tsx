import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const two = () =>
  render(
    <>
      <Tooltip text="Only you can read it">
        <Button>Private</Button>
      </Tooltip>
      <Tooltip text="Your circle reads it">
        <Button>Shared</Button>
      </Tooltip>
    </>,
  );
const tip = (text: string) => screen.getByText(text);
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('describes its control even while hidden', () => {
  two();
  expect(button('Private')).toHaveAccessibleDescription('Only you can read it');
});

it('opens 700 ms after the pointer came, the next within 300 ms at once', () => {
  two();
  pass(10_000);
  fireEvent.pointerEnter(button('Private'));
  pass(699);
  expect(tip('Only you can read it')).not.toBeVisible();
  pass(1);
  expect(tip('Only you can read it')).toBeVisible();
  fireEvent.pointerLeave(button('Private'));
  pass(299);
  fireEvent.pointerEnter(button('Shared'));
  expect(tip('Your circle reads it')).toBeVisible();
  fireEvent.pointerLeave(button('Shared'));
  pass(301);
  fireEvent.pointerEnter(button('Private'));
  expect(tip('Only you can read it')).not.toBeVisible();
});

it('opens at once with the focus; Escape and leaving hide it', () => {
  two();
  act(() => button('Private').focus());
  expect(tip('Only you can read it')).toBeVisible();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tip('Only you can read it')).not.toBeVisible();
  act(() => button('Shared').focus());
  expect(tip('Your circle reads it')).toBeVisible();
  act(() => button('Shared').blur());
  expect(tip('Your circle reads it')).not.toBeVisible();
});

it('stays out of the way of a press', () => {
  two();
  fireEvent.pointerDown(button('Private'));
  act(() => button('Private').focus());
  expect(tip('Only you can read it')).not.toBeVisible();
});
