import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockCall, renderArea } from '@moons/area-kit/testing';
import type { MockAnswer } from '@moons/area-kit/testing';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import type { Post } from '@moons/contracts/community/posts';
import { App } from '../app.tsx';

const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  content: `Words of ${id}`,
  isAnonymous: false,
  author: { preferredName: 'Maren' },
  createdAt: '2026-03-07T12:00:00.000Z',
  ...more,
});

/** A feed whose answers carry `Link` headers, as the service's do. */
function pagedFeed(pages: Record<string, { posts: Post[]; next?: string }>): MockAnswer {
  return {
    call: listPosts,
    async answer(input) {
      const { cursor = 'first' } = (input as { query: Record<string, string> }).query;
      const page = pages[cursor] ?? { posts: [] };
      const link = page.next ? `</api/posts?cursor=${page.next}&limit=20>; rel="next"` : null;
      return {
        ok: true,
        status: 200,
        headers: { get: () => link },
        json: async () => page.posts,
      } as unknown as Response;
    },
  };
}
const paged = (...posts: Post[]) => pagedFeed({ first: { posts } });
const openDialog = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Share Your Journey' }))[0] as HTMLElement);
const write = async (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: /Your words/ }), text);
const share = () => screen.getByRole('button', { name: 'Share with the Circle' });

test('shows posts with their authors, anonymous ones as Sacred Sister, held ones marked', async () => {
  renderArea(<App />, {
    path: '/community',
    answers: [
      paged(post('a', { title: 'Awake', phase: 'black' }), {
        ...post('b', { isAnonymous: true, held: true, mine: true }),
        author: undefined,
      }),
    ],
  });
  expect(await screen.findByText('Words of a')).toBeVisible();
  expect(screen.getByText('Maren')).toBeVisible();
  expect(screen.getByText('Sacred Sister')).toBeVisible();
  expect(screen.getByText('Sacred Unraveling')).toBeVisible();
  expect(screen.getByText(/visible only to you/)).toBeVisible();
  expect(screen.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
});

test('a tab asks for its phase and has its own empty state', async () => {
  const { calls } = renderArea(<App />, { path: '/community', answers: [paged()] });
  await userEvent.click(screen.getByRole('tab', { name: 'Red' }));
  expect(await screen.findByText('No Red Moon posts yet')).toBeVisible();
  expect(calls.at(-1)?.input.query).toEqual({ phase: 'red', limit: '20' });
  expect(location.search).toBe('?phase=red');
});

test('older posts come on demand, each once', async () => {
  const pages = {
    first: { posts: [post('a'), post('b')], next: 'c1' },
    c1: { posts: [post('b'), post('c')] },
  };
  renderArea(<App />, { path: '/community', answers: [pagedFeed(pages)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Words of c')).toBeVisible();
  expect(screen.getAllByText('Words of b')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a failing feed says so and can be tried again', async () => {
  let down = true;
  const answer = mockCall(listPosts, () => (down ? 'unreachable' : []));
  renderArea(<App />, {
    path: '/community',
    answers: [{ ...paged(), answer: (input) => (down ? answer.answer(input) : paged().answer(input)) }],
  });
  expect(await screen.findByText('You seem to be offline')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The circle is quiet')).toBeVisible();
});

test('shares trimmed words, without an empty title, and thanks her', async () => {
  const { calls, toasts } = renderArea(<App />, {
    path: '/community',
    answers: [paged(), mockCall(createPost, post('new'))],
  });
  await openDialog();
  expect(share()).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), '   ');
  await write('  ');
  expect(share()).toBeDisabled();
  await write('Hello  ');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'white');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Share anonymously' }));
  await userEvent.click(share());
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Sacred Share Posted' }]));
  const sent = calls.find(({ id }) => id === createPost.id);
  expect(sent?.input.body).toEqual({ content: 'Hello', phase: 'white', isAnonymous: true });
  expect(sent?.headers['idempotency-key']).toMatch(/.{8,}/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a held post is answered with the notice of the guidelines', async () => {
  const error = 'Your post is being gently reviewed to ensure it aligns with our sacred space guidelines.';
  const { toasts } = renderArea(<App />, {
    path: '/community',
    answers: [paged(), mockCall(createPost, { status: 409, code: 'post.held', error })],
  });
  await openDialog();
  await write('call me');
  await userEvent.click(share());
  await waitFor(() => expect(toasts).toEqual([{ title: 'Sacred Space Guidelines', description: error }]));
});

test('keeps what was typed, and the same key, when sharing fails', async () => {
  const { calls, toasts } = renderArea(<App />, {
    path: '/community',
    answers: [paged(), mockCall(createPost, 'unreachable')],
  });
  await openDialog();
  await write('Not lost');
  await userEvent.click(share());
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    variant: 'destructive',
    description: 'There was an issue sharing your post. Please try again.',
  });
  expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveValue('Not lost');
  await userEvent.click(share());
  await waitFor(() => expect(toasts).toHaveLength(2));
  const keys = calls
    .filter(({ id }) => id === createPost.id)
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('Clear empties the form; closing keeps it', async () => {
  renderArea(<App />, { path: '/community', answers: [paged()] });
  await openDialog();
  await write('Later');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await openDialog();
  expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveValue('Later');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: /Your words/ })).toHaveValue('');
});
