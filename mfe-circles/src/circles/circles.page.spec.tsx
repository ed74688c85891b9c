import { mockCall, renderArea, testMember } from '@moons/area-kit/testing';
import { getStream, listEvents, listLive, listUpcoming } from '@moons/contracts/circles/streams';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStream, aSummary } from '../test-streams.ts';
import { CirclesPage } from './circles.page.tsx';

const none = [mockCall(listUpcoming, []), mockCall(listEvents, [])];
const host = { ...testMember, roles: ['member' as const, 'host' as const] };

test('a live circle leads into its room', async () => {
  const live = aSummary({ id: 'one', title: 'New Moon', requiresSubscription: true, participantCount: 3 });
  renderArea(<CirclesPage />, { answers: [mockCall(listLive, [live]), ...none] });
  expect(screen.getByText('Looking for circles…')).toBeInTheDocument();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link')).toHaveAttribute('href', '/stream/one');
  expect(card.getByText('LIVE')).toBeInTheDocument();
  expect(card.getByText('Premium')).toBeInTheDocument();
  expect(card.getByText(/3 of 50 participants/)).toBeInTheDocument();
});

test.each([
  ['scheduled', 'View Details'],
  ['ended', 'Circle Completed'],
  ['cancelled', 'Unavailable'],
])('a circle that is %s shows %s', async (status, label) => {
  renderArea(<CirclesPage />, {
    answers: [
      mockCall(listLive, []),
      mockCall(listUpcoming, []),
      mockCall(listEvents, [aSummary({ status })]),
    ],
  });
  fireEvent.click(screen.getByRole('tab', { name: 'All Events' }));
  const act = await screen.findByText(label);
  if (status !== 'scheduled') expect(act.closest('button')).toBeDisabled();
});

test('an event of another type is a Live Session', async () => {
  renderArea(<CirclesPage />, {
    answers: [mockCall(listLive, [aSummary({ eventType: 'concert' })]), ...none],
  });
  expect(await screen.findByText(/Live Session/)).toBeInTheDocument();
});

test('each tab has its own empty state', async () => {
  renderArea(<CirclesPage />, { answers: [mockCall(listLive, []), ...none] });
  expect(await screen.findByText('No circle is live right now')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
  expect(await screen.findByText('No circle is planned yet')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'All Events' }));
  expect(await screen.findByText('There have been no circles yet')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let fails = true;
  const live = mockCall(listLive, () =>
    fails ? { status: 503, error: 'Away.' } : [aSummary({ title: 'Back' })],
  );
  renderArea(<CirclesPage />, { answers: [live, ...none] });
  expect(await screen.findByText('The circles could not be loaded')).toBeInTheDocument();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back')).toBeInTheDocument();
});

test('offline, what was loaded stays and says so', async () => {
  renderArea(<CirclesPage />, { answers: [mockCall(listLive, [aSummary({ title: 'Here' })]), ...none] });
  await screen.findByText('Here');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline')).toBeInTheDocument();
  expect(screen.getByText('Here')).toBeInTheDocument();
  onLine.mockRestore();
});

test('Host Circle tells a member how hosts are found', async () => {
  renderArea(<CirclesPage />, { answers: [mockCall(listLive, []), ...none] });
  fireEvent.click(screen.getByRole('button', { name: 'Host Circle' }));
  expect(await screen.findByRole('dialog', { name: 'Hosting a circle' })).toBeInTheDocument();
});

test('Host Circle leads a host into her own', async () => {
  const answers = [
    mockCall(listLive, [aSummary({ id: 'other' })]),
    mockCall(listUpcoming, [aSummary({ id: 'hers', status: 'scheduled' })]),
    mockCall(listEvents, []),
    mockCall(getStream, ({ params }) => aStream({ id: params.id, isHost: params.id === 'hers' })),
  ];
  const { visited } = renderArea(<CirclesPage />, { answers, user: host });
  fireEvent.click(screen.getByRole('button', { name: 'Host Circle' }));
  await waitFor(() => expect(visited).toEqual(['/stream/hers']));
});
