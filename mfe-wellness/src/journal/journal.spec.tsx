import { createEntry, getDailyPrompt, listEntries, updateEntry } from '@moons/contracts/wellness/journal';
import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { mockCall, renderArea, testMember } from '@moons/area-kit/testing';
import type { MockAnswer } from '@moons/area-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';

const prompt = 'What is soft in you that has stayed soft?';
const draftKey = `moons-member:${testMember.id}:journal-draft`;

const entry = (id: string, changes: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  content: `words of ${id}`,
  isFavorite: false,
  createdAt: '2025-02-03T10:00:00.000Z',
  updatedAt: '2025-02-03T10:00:00.000Z',
  ...changes,
});

const now = () => new Date().toISOString();
const open = (answers: MockAnswer[], entries: JournalEntry[] = []) =>
  renderArea(<App />, {
    path: '/journal',
    answers: [...answers, mockCall(getDailyPrompt, { prompt }), mockCall(listEntries, entries)],
  });

const saves = mockCall(createEntry, ({ body }) =>
  entry('new', {
    content: body.content,
    isFavorite: body.isFavorite ?? false,
    ...(body.prompt ? { prompt: body.prompt } : {}),
    createdAt: now(),
  }),
);

beforeEach(() => localStorage.clear());

describe('writing', () => {
  it('saves with the prompt, empties the page and counts the entry as of today', async () => {
    const { toasts, calls } = open([saves]);
    expect(await screen.findByText(prompt)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Save Reflection' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your reflection'), 'A quiet morning.');
    await userEvent.click(button);

    expect(await screen.findByRole('tab', { name: 'Today (1)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All Entries (1)' })).toBeVisible();
    expect(screen.getByLabelText('Your reflection')).toHaveValue('');
    expect(toasts.at(-1)?.title).toBe('Sacred Reflection Saved');
    const sent = calls.find(({ id }) => id === createEntry.id);
    expect(sent?.input.body).toEqual({ prompt, content: 'A quiet morning.', isFavorite: false });
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('Save Favorite saves it as a favorite', async () => {
    open([saves]);
    await userEvent.type(await screen.findByLabelText('Your reflection'), 'Keep this.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Favorite' }));
    expect(await screen.findByRole('tab', { name: 'Favorites (1)' })).toBeVisible();
  });

  it('keeps what was typed when the save fails, and sends the same key again', async () => {
    let tries = 0;
    const { toasts, calls } = open([
      mockCall(createEntry, ({ body }) => {
        tries += 1;
        return tries === 1 ? 'unreachable' : entry('new', { content: body.content, createdAt: now() });
      }),
    ]);
    await screen.findByText(prompt);
    await userEvent.type(screen.getByLabelText('Your reflection'), 'Do not lose me.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Reflection' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({
        variant: 'destructive',
        description: 'There was a gentle delay saving your reflection. Please try again.',
      }),
    );
    expect(screen.getByLabelText('Your reflection')).toHaveValue('Do not lose me.');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBe('Do not lose me.'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Reflection' }));
    await waitFor(() => expect(screen.getByLabelText('Your reflection')).toHaveValue(''));
    const keys = calls
      .filter(({ id }) => id === createEntry.id)
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('finds the draft again, and forgets another member’s', async () => {
    localStorage.setItem(draftKey, 'half a line');
    localStorage.setItem('moons-member:someone-else:journal-draft', 'hers');
    open([]);
    expect(await screen.findByLabelText('Your reflection')).toHaveValue('half a line');
    expect(localStorage.getItem('moons-member:someone-else:journal-draft')).toBeNull();
  });
});

it('leaves the page as it is when her session ends in the middle', async () => {
  const { user } = open([]);
  await userEvent.type(await screen.findByLabelText('Your reflection'), 'In the middle of');
  act(() => user.set(null));
  expect(screen.getByLabelText('Your reflection')).toHaveValue('In the middle of');
});

describe('the list', () => {
  it('shows favorites and all, and toggles a heart at once', async () => {
    const { calls } = open(
      [mockCall(updateEntry, ({ params, body }) => entry(params.id, body))],
      [entry('b', { isFavorite: true }), entry('a')],
    );
    await userEvent.click(await screen.findByRole('tab', { name: 'All Entries (2)' }));
    const card = screen.getByText('words of a').closest('article');
    await userEvent.click(within(card as HTMLElement).getByRole('button', { name: 'Favorite' }));
    expect(screen.getByRole('tab', { name: 'Favorites (2)' })).toBeVisible();
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({ params: { id: 'a' }, body: { isFavorite: true } }),
    );
  });

  it('takes the heart back when it could not be saved', async () => {
    const { toasts } = open([mockCall(updateEntry, { status: 503, error: 'Resting.' })], [entry('a')]);
    await userEvent.click(await screen.findByRole('tab', { name: 'All Entries (1)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Favorite' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.getByRole('tab', { name: 'Favorites (0)' })).toBeVisible();
  });

  it('says when it cannot be opened, and tries again', async () => {
    let tries = 0;
    renderArea(<App />, {
      path: '/journal',
      answers: [
        mockCall(getDailyPrompt, { prompt }),
        mockCall(listEntries, () => {
          tries += 1;
          return tries === 1 ? 'unreachable' : [entry('a')];
        }),
      ],
    });
    expect(await screen.findByText('You seem to be offline')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'All Entries (1)' })).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    renderArea(<App />, { path: '/journal', user: null, answers: [] });
    expect(await screen.findByRole('link', { name: 'Enter Sacred Space' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fjournal',
    );
  });
});
