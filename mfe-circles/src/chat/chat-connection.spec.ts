import { ChatConnection } from './chat-connection.ts';
import { FakeSocket } from './fake-socket.ts';

const memory = () => {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

function setUp(storage = memory(), memberId = 'member-1') {
  const sockets: FakeSocket[] = [];
  let ids = 0;
  const chat = new ChatConnection({
    streamId: 'room',
    memberId,
    storage,
    newId: () => `id-${++ids}`,
    random: () => 1,
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const socket = () => sockets.at(-1) ?? new FakeSocket();
  const texts = () => chat.getState().lines.map(({ text }) => text);
  const chatSent = () => socket().sent.filter(({ type }) => type === 'chat_message');
  const enter = (lastSeq = 0) => {
    chat.join();
    socket().open();
    socket().joined(lastSeq);
  };
  return { chat, sockets, socket, storage, texts, chatSent, enter };
}
const plain = { kind: 'chat', isAnonymous: false } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('joins, shows what is said, and counts who is there', () => {
  const { chat, socket, texts, enter } = setUp();
  enter();
  expect(socket().sent).toEqual([{ type: 'join_stream', streamId: 'room', data: { role: 'participant' } }]);
  socket().says(1, 'Hello', { name: 'Mira', userId: 'x' });
  socket().receive({ type: 'participant_joined', streamId: 'room', data: { participantCount: 2 } });
  expect(chat.getState()).toMatchObject({ status: 'joined', participantCount: 2 });
  expect(texts()).toEqual(['Hello']);
});

test('keeps her words pending until they are acknowledged, and shows them once', () => {
  const { chat, socket, texts, storage, enter } = setUp();
  enter();
  chat.say('  Good evening ', plain);
  expect(chat.getState().lines).toMatchObject([{ text: 'Good evening', state: 'pending', own: true }]);
  expect(storage.map.size).toBe(1);
  socket().acknowledges('id-1', 1);
  expect(chat.getState().lines).toMatchObject([{ key: 'id-1', state: 'sent' }]);
  socket().says(1, 'Good evening', { clientId: 'id-1', userId: 'me' });
  socket().says(1, 'Good evening', { clientId: 'id-1', userId: 'me' });
  expect(texts()).toEqual(['Good evening']);
  expect(storage.map.size).toBe(0);
});

test('ignores blank text', () => {
  const { chat, chatSent, enter } = setUp();
  enter();
  expect(chat.say(' \n ', plain)).toBe(false);
  expect(chatSent()).toEqual([]);
});

test('comes back with the last number it saw and sends the unacknowledged again under the same id', () => {
  const { chat, sockets, socket, texts, chatSent, enter } = setUp();
  enter(4);
  socket().says(5, 'five');
  chat.say('mine', plain);
  socket().break();
  expect(chat.getState().status).toBe('away');
  chat.say('while away', plain);
  jest.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().sent[0]).toMatchObject({ type: 'join_stream', data: { since: 5 } });
  socket().joined(7);
  expect(chatSent().map(({ data }) => data)).toMatchObject([{ clientId: 'id-1' }, { clientId: 'id-2' }]);
  socket().says(6, 'six');
  socket().says(7, 'mine', { clientId: 'id-1' });
  socket().acknowledges('id-1', 7);
  expect(texts()).toEqual(['five', 'six', 'mine', 'while away']);
});

test('asks again from its last number when something is missing', () => {
  const { socket, texts, enter } = setUp();
  enter(0);
  socket().says(1, 'one');
  socket().says(3, 'three');
  expect(texts()).toEqual(['one']);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'join_stream', data: { since: 1 } });
  socket().joined(3);
  socket().says(2, 'two');
  socket().says(3, 'three');
  expect(texts()).toEqual(['one', 'two', 'three']);
});

test('starts over when the gap was too long', () => {
  const { socket, texts, enter } = setUp();
  enter(1);
  socket().says(1, 'old');
  socket().break();
  jest.advanceTimersByTime(1_000);
  socket().open();
  socket().joined(900, { resume: 'reload' });
  socket().says(851, 'recent');
  expect(texts()).toEqual(['recent']);
});

test('waits longer from try to try, and not at all when the network is back', () => {
  const { chat, sockets, socket, enter } = setUp();
  enter();
  for (const wait of [500, 1_000, 2_000]) {
    socket().break();
    const before = sockets.length;
    jest.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  chat.networkLost();
  const before = sockets.length;
  chat.networkBack();
  expect(sockets).toHaveLength(before + 1);
});

test('tries again what could not be saved, and gives up what was refused', () => {
  const { chat, socket, chatSent, enter } = setUp();
  enter();
  chat.say('first', plain);
  chat.say('second', plain);
  socket().fails('service.unavailable', 'id-1');
  socket().fails('ws.malformed', 'id-2');
  expect(chat.getState().lines).toMatchObject([
    { text: 'second', state: 'refused', error: 'A sentence.' },
    { text: 'first', state: 'pending' },
  ]);
  jest.advanceTimersByTime(2_000);
  expect(chatSent().map(({ data }) => data)).toMatchObject([
    { clientId: 'id-1' },
    { clientId: 'id-2' },
    { clientId: 'id-1' },
  ]);
});

test('a line that does not answer is given up and opened anew', () => {
  const { chat, sockets, enter } = setUp();
  enter();
  chat.say('anyone?', plain);
  jest.advanceTimersByTime(10_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(chat.getState().status).toBe('away');
});

test('unsent words outlive a reload for the same member alone', () => {
  const { chat, storage } = setUp();
  chat.say('kept', plain);
  expect(setUp(storage, 'member-2').texts()).toEqual([]);
  const again = setUp(storage);
  expect(again.texts()).toEqual(['kept']);
  again.enter();
  expect(again.chatSent()).toMatchObject([{ data: { message: 'kept', clientId: 'id-1' } }]);
});

test('a heart counts up by one and back after two seconds', () => {
  const { chat, socket, enter } = setUp();
  enter();
  chat.heart();
  expect(socket().sent.at(-1)).toEqual({ type: 'heart_reaction', streamId: 'room' });
  socket().receive(
    { type: 'heart_reaction', streamId: 'room' },
    { type: 'heart_reaction', streamId: 'room' },
  );
  expect(chat.getState().hearts).toBe(2);
  jest.advanceTimersByTime(2_000);
  expect(chat.getState().hearts).toBe(0);
});

test('a room that refuses her is not asked again', () => {
  const { chat, sockets, socket } = setUp();
  chat.join();
  socket().open();
  socket().fails('stream.full');
  jest.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(chat.getState()).toMatchObject({ status: 'refused', refusal: { code: 'stream.full' } });
});

test('leaving says so and stays away', () => {
  const { chat, sockets, socket, enter } = setUp();
  enter();
  const first = socket();
  chat.leave();
  expect(first.sent.at(-1)).toEqual({ type: 'leave_stream', streamId: 'room' });
  jest.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(chat.getState().status).toBe('idle');
});
