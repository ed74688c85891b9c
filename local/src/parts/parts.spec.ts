import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defaultPorts } from '../ports.ts';
import { findInbox } from './inbox.ts';
import { findLivekit } from './livekit.ts';
import { secantusProgram } from './mongodb-build.ts';
import { findMongodb, withDatabase } from './mongodb.ts';
import { findRedis } from './redis.ts';
import type { PartContext } from './way.ts';

let folder: string;
const say = jest.fn<PartContext['say']>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moons-parts-'));
  say.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function context(env: Record<string, string> = {}): PartContext {
  return {
    ports: defaultPorts,
    dataDir: folder,
    cacheDir: folder,
    env: { PATH: join(folder, 'bin'), ...env },
    say,
  };
}

function program(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
}

test('MongoDB: an address goes before a program', async () => {
  program(join(folder, 'bin', 'mongod'));
  const found = await findMongodb(context({ MONGODB_URL: 'mongodb://db.test:27017/?replicaSet=r' }));
  expect(found.process).toBeUndefined();
  expect(found.url('wellness')).toBe('mongodb://db.test:27017/wellness?replicaSet=r');
});

test('MongoDB: a program on the PATH goes before the cache', async () => {
  program(join(folder, 'bin', 'mongod'));
  program(secantusProgram(folder));
  const found = await findMongodb(context());
  expect(found.process?.command).toBe(join(folder, 'bin', 'mongod'));
  expect(say).toHaveBeenCalledWith('mongodb', 'mongod on the PATH, as a replica set of one (no MONGODB_URL)');
});

test('MongoDB: from the cache it syncs each commit, so that kill -9 loses nothing acknowledged', async () => {
  program(secantusProgram(folder));
  const found = await findMongodb(context());
  expect(found.process?.args).toEqual(expect.arrayContaining(['--sync-on-commit', '--host', '127.0.0.1']));
  expect(found.url('circles')).toBe('mongodb://127.0.0.1:20017/circles?directConnection=true');
});

test('MongoDB: the database is put into any address', () => {
  expect(withDatabase('mongodb://a:1,b:2', 'x')).toBe('mongodb://a:1,b:2/x');
  expect(withDatabase('mongodb+srv://u:p@a/old?w=1', 'x')).toBe('mongodb+srv://u:p@a/x?w=1');
  expect(() => withDatabase('redis://a', 'x')).toThrow('MONGODB_URL');
});

test('Redis: a program on the PATH, with the append-only file', async () => {
  program(join(folder, 'bin', 'redis-server'));
  const { process, url } = await findRedis(context());
  expect(url).toBe('redis://127.0.0.1:20379');
  expect(process?.args.join(' ')).toContain('--bind 127.0.0.1 --port 20379');
  expect(process?.args.join(' ')).toContain('--appendonly yes');
});

test('Inbox: an SMTP address means no inbox of our own', async () => {
  expect(await findInbox(context({ SMTP_URL: 'smtp://mail.test:25' }))).toEqual({
    smtpUrl: 'smtp://mail.test:25',
  });
});

test('LiveKit: without Go there is none, and the line says what that means', () => {
  expect(findLivekit(context(), { key: 'k', secret: 's' })).toHaveProperty('never');
  expect(say.mock.calls[0]?.[1]).toContain('circles run with chat, without video');
});

test('LiveKit: with Go it is built later, and holds nothing up', () => {
  program(join(folder, 'bin', 'go'));
  expect(findLivekit(context(), { key: 'k', secret: 's' })).toHaveProperty('later');
});

test('LiveKit: its configuration stays on loopback', () => {
  program(join(folder, 'livekit-1.13.5', 'server'));
  const found = findLivekit(context(), { key: 'k', secret: 's' });
  expect(found).toMatchObject({ now: { httpUrl: 'http://127.0.0.1:20880' } });
  const yaml = readFileSync(join(folder, 'livekit.yaml'), 'utf8');
  expect(yaml).toContain("bind_addresses: ['127.0.0.1']");
  expect(yaml).toContain('tcp_port: 0');
});
