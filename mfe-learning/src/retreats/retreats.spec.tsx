import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockCall, renderArea } from '@moons/area-kit/testing';
import { listRetreats, registerForRetreat } from '@moons/contracts/learning/retreats';
import type { Retreat } from '@moons/contracts/learning/retreats';
import { App } from '../app.tsx';

const retreat: Retreat = {
  id: 'r1',
  title: 'Salt and Stone',
  description: 'Days at the sea.',
  duration: '4 days',
  startDate: '2031-03-07T16:00:00.000Z',
  endDate: '2031-03-10T13:00:00.000Z',
  location: 'Mendocino, California',
  maxParticipants: 12,
  price: 97_950,
};
const open = (register: Parameters<typeof mockCall<typeof registerForRetreat>>[1]) =>
  renderArea(<App />, {
    path: '/retreats',
    answers: [mockCall(listRetreats, [retreat]), mockCall(registerForRetreat, register)],
  });
const take = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /View Details/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Register for Retreat' }));
};

test('a card shows the facts, its price in whole dollars', async () => {
  open({ retreatId: 'r1', status: 'registered' });
  for (const text of ['4 days', 'Salt and Stone', '$980'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/March 7 – 10, 2031/)).toHaveTextContent('Max 12 participants');
});

test('registers, and says so', async () => {
  const { toasts } = open({ retreatId: 'r1', status: 'registered' });
  await take();
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Sacred Registration Complete' }]));
  expect(screen.queryByRole('button', { name: 'Register for Retreat' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask Questions' }));
  expect(screen.getByText('What if I come alone?')).toBeVisible();
});

test('a refusal is told in the words of the server', async () => {
  const { toasts } = open({
    status: 409,
    code: 'retreat.full',
    error: 'Every place at this retreat is taken.',
  });
  await take();
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { variant: 'destructive', description: 'Every place at this retreat is taken.' },
    ]),
  );
});

test('without retreats it leads to the community', async () => {
  renderArea(<App />, { path: '/retreats', answers: [mockCall(listRetreats, [])] });
  expect(await screen.findByText('Sacred Retreats Coming Soon')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visit the community' })).toHaveAttribute('href', '/community');
});
