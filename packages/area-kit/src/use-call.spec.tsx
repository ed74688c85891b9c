import { screen } from '@testing-library/react';
import { getStream } from '@moons/contracts/circles/streams';
import { listEntries } from '@moons/contracts/wellness/journal';
import { mockCall, renderArea } from './testing.tsx';
import { useCall } from './use-call.ts';

function Entries() {
  const entries = useCall(listEntries, { query: {} });
  return <p>{entries.isError ? entries.error.error : (entries.data?.length ?? 'coming')}</p>;
}

test('the parts of its key, joined by a slash, are its address', async () => {
  const { platform } = renderArea(<Entries />, { answers: [mockCall(listEntries, [])] });
  expect(await screen.findByText('0')).toBeVisible();
  const [query] = platform.queryClient.getQueryCache().getAll();
  expect(query?.queryKey.join('/')).toBe(listEntries.path);
});

test('parameters are part of the address', () => {
  function Circle() {
    useCall(getStream, { params: { id: 'new moon' } });
    return null;
  }
  const { platform } = renderArea(<Circle />, { answers: [mockCall(getStream, 'pending')] });
  const [query] = platform.queryClient.getQueryCache().getAll();
  expect(query?.queryKey.join('/')).toBe('/api/streaming/new%20moon');
});

test.each([
  [{ status: 503, error: 'We are resting for a moment.' }, 'We are resting for a moment.'],
  ['unreachable' as const, /could not reach Thirteen Moons/],
])('a failure has a sentence for a person', async (answer, sentence) => {
  renderArea(<Entries />, { answers: [mockCall(listEntries, answer)] });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('two parts of a page that ask the same ask once', async () => {
  const { calls } = renderArea(
    <>
      <Entries />
      <Entries />
    </>,
    { answers: [mockCall(listEntries, [])] },
  );
  expect(await screen.findAllByText('0')).toHaveLength(2);
  expect(calls).toHaveLength(1);
});
