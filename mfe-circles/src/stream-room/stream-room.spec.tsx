import { mockCall, renderArea } from '@moons/area-kit/testing';
import { getRecordingStats } from '@moons/contracts/circles/recording';
import { getStream } from '@moons/contracts/circles/streams';
import type { Stream } from '@moons/contracts/circles/streams';
import { act, fireEvent, screen } from '@testing-library/react';
import { App } from '../app.tsx';
import { FakeSocket } from '../chat/fake-socket.ts';
import { aStream } from '../test-streams.ts';
import { elapsedText } from './elapsed.component.tsx';

const stats = {
  isRecording: false,
  startedAt: null,
  isAvailable: false,
  fileSize: 0,
  downloadCount: 0,
  availableUntil: null,
};
const sockets: FakeSocket[] = [];
const socket = () => sockets.at(-1) ?? new FakeSocket();

beforeEach(() => {
  sockets.length = 0;
  sessionStorage.clear();
  globalThis.WebSocket = class extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  } as unknown as typeof WebSocket;
});

async function enter(fields: Partial<Stream> = {}) {
  const result = renderArea(<App />, {
    path: '/stream/one',
    answers: [mockCall(getStream, aStream(fields)), mockCall(getRecordingStats, stats)],
  });
  await screen.findByRole('heading', { level: 1 });
  return result;
}
async function join(label = 'Join Sacred Circle') {
  fireEvent.click(screen.getByRole('button', { name: label }));
  await act(async () => {
    socket().open();
    socket().joined(0, { participantCount: 2 });
  });
}
const say = (text: string) => {
  fireEvent.change(screen.getByLabelText(/Your message/), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

test('says that it is loading', () => {
  renderArea(<App />, {
    path: '/stream/one',
    answers: [mockCall(getStream, 'pending'), mockCall(getRecordingStats, 'pending')],
  });
  expect(screen.getByText('Loading sacred circle...')).toBeInTheDocument();
});

test('an unknown circle is not found', async () => {
  renderArea(<App />, {
    path: '/stream/nowhere',
    answers: [mockCall(getStream, { status: 404, error: 'No.', code: 'stream.not-found' })],
  });
  expect(await screen.findByRole('heading', { name: 'Circle Not Found' })).toBeInTheDocument();
  expect(
    screen.getByText("The sacred circle you're looking for doesn't exist or may have been removed."),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Sacred Circles' })).toHaveAttribute('href', '/circles');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a circle that cannot be reached can be tried again', async () => {
  renderArea(<App />, {
    path: '/stream/one',
    answers: [mockCall(getStream, { status: 503, error: 'Away.' })],
  });
  expect(await screen.findByRole('heading', { name: 'Circle Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a live circle: header, facts, door', async () => {
  await enter();
  expect(screen.getByRole('link', { name: /Back to Circles/ })).toHaveAttribute('href', '/circles');
  expect(screen.getByText('LIVE')).toBeInTheDocument();
  expect(screen.getByText('Sacred Circle Live')).toBeInTheDocument();
  expect(screen.getByText('BLACK MOON')).toBeInTheDocument();
  expect(await screen.findByText('Not Recording')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Your message/)).toBeNull();
  await join();
  expect(screen.getByText('Connected to Circle')).toBeInTheDocument();
  expect(screen.getByText('2 of 50 participants')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Leave Circle' }));
  expect(screen.getByRole('button', { name: 'Join Sacred Circle' })).toBeEnabled();
});

test('a scheduled circle can be entered, a completed one cannot', async () => {
  const { unmount } = await enter({ status: 'scheduled', phase: null });
  expect(screen.getByText('Stream Starting Soon')).toBeInTheDocument();
  expect(screen.getByText('SACRED')).toBeInTheDocument();
  expect(screen.queryByRole('timer')).toBeNull();
  await join('Join When Live');
  expect(screen.getByLabelText(/Your message/)).toBeInTheDocument();
  unmount();
  await enter({ status: 'ended' });
  expect(screen.getByText('Stream Completed')).toBeInTheDocument();
  expect(screen.getByText('Thank you for joining our sacred circle')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join Sacred Circle' })).toBeDisabled();
  expect(await screen.findByText('No Recording Available')).toBeInTheDocument();
});

test('what she says is pending until it is stored', async () => {
  await enter();
  await join();
  say('Good evening');
  expect(screen.getByRole('log')).toHaveTextContent('Sending…');
  const sent = socket().sent.at(-1);
  if (sent?.type !== 'chat_message') throw new Error('nothing was said');
  await act(async () => socket().acknowledges(sent.data.clientId, 1));
  await act(async () => socket().says(1, 'Good evening', { clientId: sent.data.clientId }));
  expect(screen.getAllByText('Good evening')).toHaveLength(1);
  expect(screen.getByRole('log')).not.toHaveTextContent('Sending…');
  expect(screen.getByLabelText(/Your message/)).toHaveValue('');
});

test('an anonymous prayer carries no name, and others are shown as they are', async () => {
  await enter();
  await join();
  fireEvent.click(screen.getByLabelText(/Share anonymously/));
  fireEvent.click(screen.getByRole('radio', { name: 'Prayer' }));
  say('for my mother');
  expect(socket().sent.at(-1)).toMatchObject({
    type: 'prayer_request',
    data: { intention: 'for my mother' },
  });
  await act(async () => {
    socket().says(1, 'hello', { name: 'Mira', userId: 'x' });
    socket().says(2, 'hi');
  });
  expect(screen.getByText('Mira')).toBeInTheDocument();
  expect(screen.getByText('Sacred Sister')).toBeInTheDocument();
});

test('offline, her words are kept and she is told', async () => {
  await enter();
  await join();
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. Your words are kept and will be sent.')).toBeInTheDocument();
  say('wait for me');
  expect(screen.getByRole('log')).toHaveTextContent('wait for me');
  act(() => void dispatchEvent(new Event('online')));
  await act(async () => {
    socket().open();
    socket().joined(0);
  });
  expect(socket().sent.at(-1)).toMatchObject({ type: 'chat_message', data: { message: 'wait for me' } });
});

test('a refusal at the door is said', async () => {
  await enter();
  fireEvent.click(screen.getByRole('button', { name: 'Join Sacred Circle' }));
  await act(async () => {
    socket().open();
    socket().fails('stream.full');
  });
  expect(screen.getByText('A sentence.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join Sacred Circle' })).toBeEnabled();
});

test.each([
  [0, '00:00'],
  [65_000, '01:05'],
  [3_725_000, '62:05'],
  [-5_000, '00:00'],
])('elapsed %d ms is %s', (ms, text) => expect(elapsedText(0, ms)).toBe(text));
