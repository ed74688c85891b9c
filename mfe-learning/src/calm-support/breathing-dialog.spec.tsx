import { act, render, screen } from '@testing-library/react';
import { BreathingDialog } from './breathing-dialog.component.tsx';

test('four seconds in, four seconds out, and a count of breaths', () => {
  jest.useFakeTimers();
  render(<BreathingDialog open onClose={() => {}} />);
  expect(screen.getByText('You are safe. You are here. Take one breath with me.')).toBeVisible();
  expect(screen.getByText('Breathe in…')).toBeVisible();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByText('Breathe out…')).toBeVisible();
  expect(screen.getByText('0 breaths')).toBeVisible();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByText('1 breath')).toBeVisible();
  jest.useRealTimers();
});
