import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Platform } from '@moons/area-kit/kernel';
import { renderShell } from '../testing/render-shell.tsx';

const answer = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response;
const me = {
  id: 'member-1',
  preferredName: 'Rowan',
  tier: null,
  currentPhase: 'medicine',
  journalEntryCount: 1,
  latestPosts: [],
  liveCircles: [],
  nextRetreat: null,
};
const show = (send: Platform['fetch']) => renderShell('/home', { fetch: send as typeof fetch });

describe('member home', () => {
  test('asks once, and shows the phase, the count and the cards', async () => {
    const send = jest.fn(async (_url: string, _init?: RequestInit) => answer(200, { data: { me } }));
    show(send);
    expect(await screen.findByRole('heading', { name: 'Medicine Moon' })).toBeVisible();
    expect(screen.getByText('1 entry recorded')).toBeVisible();
    for (const name of ['Moon Assessment', 'Sacred Journal', 'Sacred Community'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('Quote of the day')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('/graphql');
  });

  test.each([
    ['black', 'Sacred Unraveling'],
    ['red', 'Fierce Reclamation'],
    ['white', 'Soulful Integration'],
  ])('names the phase %s', async (currentPhase, name) => {
    show(async () => answer(200, { data: { me: { ...me, currentPhase } } }));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  test('has no phase card before the first assessment', async () => {
    show(async () => answer(200, { data: { me: { ...me, currentPhase: null, journalEntryCount: 0 } } }));
    expect(await screen.findByText('0 entries recorded')).toBeVisible();
    expect(screen.queryByText('Your current moon phase')).toBeNull();
  });

  test('stands without the parts whose services are away', async () => {
    show(async () => answer(200, { data: { me: null }, errors: [{ message: 'away' }] }));
    expect(await screen.findByText('A quiet page that waits for you.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome home, Rowan');
  });

  test('says what is missing when nothing comes, and tries again', async () => {
    const refusal = { error: 'We are resting for a moment.', code: 'service.unavailable', requestId: '1' };
    const send = jest.fn(async () => answer(503, refusal));
    show(send);
    expect(await screen.findByText(/We are resting for a moment\./)).toBeVisible();
    send.mockResolvedValue(answer(200, { data: { me } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 entry recorded')).toBeVisible();
  });
});
