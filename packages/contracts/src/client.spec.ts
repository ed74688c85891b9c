import { describe, expect, it, jest } from '@jest/globals';
import { callUrl, defaultFetcher, request, send } from './client.ts';
import { CallError } from './error.ts';
import { createEntry, listEntries, updateEntry } from './wellness/journal.ts';
import { listPosts } from './community/posts.ts';

const answer = (status: number, body: string, statusText = '') =>
  jest.fn(async (_url: string, _init?: RequestInit) => new Response(body, { status, statusText }));

describe('request', () => {
  it('sends a JSON content type only with a body, and credentials always', async () => {
    const fetch = answer(200, '{}');
    await request('GET', '/api/journal', undefined, { fetch });
    await request('POST', '/api/journal', { content: 'x' }, { fetch });
    const [first, second] = fetch.mock.calls.map(([, init]) => init);
    expect(first?.credentials).toBe('include');
    expect(first?.headers).not.toHaveProperty('content-type');
    expect(second?.headers).toMatchObject({ 'content-type': 'application/json', 'x-moons': '1' });
    expect(second?.body).toBe('{"content":"x"}');
  });

  it('fails with "<status>: <body text>", or the status text when the body is empty', async () => {
    await expect(request('GET', '/x', undefined, { fetch: answer(418, 'short and stout') })).rejects.toThrow(
      /^418: short and stout$/,
    );
    await expect(request('GET', '/x', undefined, { fetch: answer(502, '', 'Bad Gateway') })).rejects.toThrow(
      /^502: Bad Gateway$/,
    );
  });

  it("keeps the server's sentence, code and fields", async () => {
    const body = JSON.stringify({
      error: 'Please look again.',
      code: 'request.invalid',
      requestId: 'r',
      fields: { 'body.email': 'Bad' },
    });
    const error = await request('POST', '/x', {}, { fetch: answer(400, body) }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 400,
      error: 'Please look again.',
      code: 'request.invalid',
      fields: { 'body.email': 'Bad' },
    });
    expect((error as CallError).message).toBe(`400: ${body}`);
  });
});

describe('default fetcher', () => {
  it("joins the parts of the query key with '/'", async () => {
    const fetch = answer(200, '[1]');
    expect(
      await defaultFetcher({ fetch })({ queryKey: ['/api/streaming', 'abc', 'recording/stats'] }),
    ).toEqual([1]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/streaming/abc/recording/stats');
  });

  it('fails on 401 by default, and returns nothing when told so', async () => {
    const fetch = answer(401, 'no');
    await expect(defaultFetcher({ fetch })({ queryKey: ['/api/x'] })).rejects.toThrow('401: no');
    expect(
      await defaultFetcher({ fetch: answer(401, 'no'), on401: 'returnNull' })({ queryKey: ['/api/x'] }),
    ).toBeNull();
    await expect(
      defaultFetcher({ fetch: answer(500, 'no'), on401: 'returnNull' })({ queryKey: ['/api/x'] }),
    ).rejects.toThrow('500');
  });
});

describe('the derived client', () => {
  it('puts parameters and query into the address, encoded', () => {
    expect(callUrl(updateEntry, { params: { id: 'a/b' }, body: { isFavorite: true } })).toBe(
      '/api/journal/a%2Fb',
    );
    expect(callUrl(listPosts, { query: { phase: 'red', limit: 20 } })).toBe('/api/posts?phase=red&limit=20');
    expect(callUrl(listEntries, { query: {} })).toBe('/api/journal');
    expect(() => callUrl(updateEntry, { params: { id: '' }, body: { isFavorite: true } })).toThrow(
      'journal.update: parameter id',
    );
  });

  it('checks the answer against the declaration', async () => {
    const entry = {
      id: '1',
      content: 'x',
      isFavorite: false,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    const ok = await send(
      createEntry,
      { body: { content: 'x' } },
      { fetch: answer(201, JSON.stringify(entry)) },
    );
    expect(ok.id).toBe('1');
    await expect(
      send(createEntry, { body: { content: 'x' } }, { fetch: answer(201, '{"id":1}') }),
    ).rejects.toThrow();
  });
});
