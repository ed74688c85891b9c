import { SignJWT } from 'jose';
import { registerMember } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the circles service will sign at a join: a right to enter one room for a minute. */
function videoToken({ key, secret }: { key: string; secret: string }): Promise<string> {
  return new SignJWT({ video: { room: 'journey', roomJoin: true, roomCreate: true } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(key)
    .setSubject('a-member')
    .setExpirationTime('1m')
    .sign(new TextEncoder().encode(secret));
}

const opened = (address: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address);
    socket.onopen = () => resolve('open');
    socket.onerror = () => resolve('refused');
  });

test("LiveKit's signalling is reached on our own origin, with a session and LiveKit's own token", async ({
  page,
  facts,
}) => {
  test.skip(
    !facts.livekit,
    'This machine has no LiveKit: circles run with chat alone, and the page says so.',
  );
  if (!facts.livekit) return;
  const token = await videoToken(facts.livekit);
  const address = (access: string) =>
    `${facts.origin.replace('http', 'ws')}/rtc?access_token=${access}&auto_subscribe=1&sdk=js&protocol=15`;

  // Rooms are made by the circles service alone: here the journey stands in for it.
  const made = await fetch(`${facts.livekit.url}/twirp/livekit.RoomService/CreateRoom`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'journey' }),
  });
  expect(made.status).toBe(200);

  await page.goto('/');
  expect(await page.evaluate(opened, address(token))).toBe('refused');
  await registerMember(page, 'Lea');
  expect(await page.evaluate(opened, address('nonsense'))).toBe('refused');
  expect(await page.evaluate(opened, address(token))).toBe('open');
  expect((await page.request.get(`/rtc/validate?access_token=${token}`)).status()).toBe(200);
  expect((await page.request.get('/rtc/validate?access_token=nonsense')).status()).toBe(401);
});
