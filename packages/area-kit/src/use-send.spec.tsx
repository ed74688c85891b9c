import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEntry, listEntries, type JournalEntry } from '@moons/contracts/wellness/journal';
import { mockCall, renderArea, type MockAnswer } from './testing.tsx';
import { useCall } from './use-call.ts';
import { useSend } from './use-send.ts';

const entry: JournalEntry = {
  id: 'entry-1',
  content: 'One line.',
  isFavorite: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

function Writer() {
  const save = useSend(createEntry, { invalidates: [listEntries] });
  return (
    <>
      {['One line.', 'Another line.'].map((content) => (
        <button key={content} onClick={() => save.mutate({ body: { content } })}>
          {content}
        </button>
      ))}
      <p role="status">{save.isError ? save.error.error : save.status}</p>
    </>
  );
}

function Reader() {
  const entries = useCall(listEntries, { query: {} });
  return <p>{entries.data?.length ?? 'none'} read</p>;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const keysOf = (calls: { headers: Readonly<Record<string, string>> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key']);

function show(answers: MockAnswer[]) {
  return renderArea(<Writer />, { answers });
}

test('tries of the same words carry the same key, so that a lost answer never saves twice', async () => {
  const answers = ['unreachable', 'unreachable', entry] as const;
  let tries = 0;
  const { calls } = show([mockCall(createEntry, () => answers[tries++] as JournalEntry)]);
  await press('One line.');
  await said(/could not reach Thirteen Moons/);
  await press('One line.');
  await said(/could not reach/);
  await press('One line.');
  await said('success');
  const keys = keysOf(calls);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[\w-]{16,}$/);
  expect(new Set(keys).size).toBe(1);
});

test('other words, and the same words after a success, are new acts', async () => {
  const { calls } = show([mockCall(createEntry, entry)]);
  await press('One line.');
  await said('success');
  await press('One line.');
  await said('success');
  await press('Another line.');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(new Set(keysOf(calls)).size).toBe(3);
});

test('a refusal is a CallError with the sentence to show', async () => {
  show([mockCall(createEntry, { status: 400, error: 'Please write something first.' })]);
  await press('One line.');
  await said('Please write something first.');
});

test('what the write has put out of date is read again', async () => {
  let kept: JournalEntry[] = [];
  const { calls } = renderArea(
    <>
      <Writer />
      <Reader />
    </>,
    {
      answers: [
        mockCall(listEntries, () => kept),
        mockCall(createEntry, () => {
          kept = [entry];
          return entry;
        }),
      ],
    },
  );
  expect(await screen.findByText('0 read')).toBeVisible();
  await press('One line.');
  expect(await screen.findByText('1 read')).toBeVisible();
  expect(calls.map(({ id }) => id)).toEqual([listEntries.id, createEntry.id, listEntries.id]);
});
