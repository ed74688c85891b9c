import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { commandLine, rememberProcesses, stopLeftovers } from './process-file.ts';
import { pause } from './ready.ts';
import type { Say } from './say.ts';
import { backOffMs, Supervisor, type ProcessSpec } from './supervisor.ts';

let folder: string;
let supervisor: Supervisor;
const say = jest.fn<Say>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moons-supervisor-'));
  supervisor = new Supervisor({ say, logDir: folder, pidFile: join(folder, 'processes.json') });
  say.mockClear();
});
afterEach(async () => {
  await supervisor.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

function define(name: string, script: string, more: Partial<ProcessSpec> = {}): void {
  const args = ['-e', `/* ${folder} ${name} */ ${script}`];
  const ready = async () => supervisor.logs(name).includes('up');
  supervisor.define({ name, kind: 'part', command: process.execPath, args, ready, ...more });
}

const runs = (pid: number | undefined): boolean => pid !== undefined && commandLine(pid) !== undefined;
const stayUp = "console.log('up'); setInterval(() => {}, 1000);";
const ignoreTerm = `process.on('SIGTERM', () => {}); ${stayUp}`;

test('back-off doubles from 250 ms to 10 s', () => {
  expect([1, 2, 3, 6, 7, 50].map(backOffMs)).toEqual([250, 500, 1000, 8000, 10_000, 10_000]);
});

test('what dies is started again, and its last lines are said', async () => {
  define('one', stayUp);
  supervisor.start('one');
  await supervisor.waitReady('one');
  const before = supervisor.pids['one'];
  supervisor.kill('one');
  await pause(900);
  expect(supervisor.pids['one']).not.toBe(before);
  expect(runs(supervisor.pids['one'])).toBe(true);
  expect(say.mock.calls[0]).toEqual(['one', expect.stringMatching(/SIGKILL.*250 ms[^]*up/)]);
});

test('what was stopped stays stopped until it is started', async () => {
  define('one', stayUp);
  supervisor.start('one');
  await supervisor.waitReady('one');
  await supervisor.stop('one');
  await pause(400);
  expect(supervisor.pids).toEqual({});
  supervisor.start('one');
  await supervisor.waitReady('one');
  expect(runs(supervisor.pids['one'])).toBe(true);
});

test('what never gets ready is told with its last lines', async () => {
  define('one', "console.error('no such database'); process.exit(3);");
  supervisor.start('one');
  await expect(supervisor.waitReady('one', 600)).rejects.toThrow(/one did not get ready[^]*no such database/);
});

test('all is gone within five seconds, even what ignores SIGTERM, gateway before services before parts', async () => {
  const goodbye = (name: string) =>
    `process.on('SIGTERM', () => { require('fs').appendFileSync('${join(folder, 'order')}', '${name} '); process.exit(); }); ${stayUp}`;
  define('part', goodbye('part'));
  define('service', goodbye('service'), { kind: 'service' });
  define('gateway', goodbye('gateway'), { kind: 'gateway' });
  define('deaf', ignoreTerm, { kind: 'service' });
  const names = ['part', 'service', 'gateway', 'deaf'];
  for (const name of names) supervisor.start(name);
  await Promise.all(names.map((name) => supervisor.waitReady(name)));
  const pids = Object.values(supervisor.pids);
  const started = Date.now();
  await supervisor.stopAll();
  expect(Date.now() - started).toBeLessThan(5000);
  expect(pids.map(runs)).toEqual([false, false, false, false]);
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('gateway service part ');
});

test('the environment is asked at every start', async () => {
  let value = 'first';
  define('one', `console.log(process.env.VALUE); ${stayUp}`, { env: () => ({ VALUE: value }) });
  supervisor.start('one');
  await supervisor.waitReady('one');
  value = 'second';
  await supervisor.restart('one');
  await pause(400);
  expect(supervisor.logs('one')).toMatch(/first[^]*second/);
});

test('what a killed starter left is stopped; a process id that belongs to another now is not', async () => {
  define('left', stayUp);
  supervisor.start('left');
  await supervisor.waitReady('left');
  const pid = supervisor.pids['left'] ?? 0;
  await supervisor.stop('left');
  supervisor.start('left');
  await pause(300);
  const again = supervisor.pids['left'] ?? 0;
  const file = join(folder, 'leftovers.json');
  const owner = { name: 'start', pid, command: 'node of an earlier start' };
  const stranger = { name: 'stranger', pid: process.pid, command: 'a command line that is not mine' };
  const left = { name: 'left', pid: again, command: commandLine(again) };
  writeFileSync(file, JSON.stringify({ owner, processes: [left, stranger] }));
  await stopLeftovers(file, say);
  await pause(50);
  expect(commandLine(again)).toBeUndefined();
  expect(say).toHaveBeenCalledWith('start', 'stopping what an earlier start left: left');
});

test('a house that runs is not started twice', async () => {
  const file = join(folder, 'other.json');
  rememberProcesses(file, []);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const parent = process.ppid;
  writeFileSync(
    file,
    JSON.stringify({ ...record, owner: { name: 'start', pid: parent, command: commandLine(parent) } }),
  );
  await expect(stopLeftovers(file, say)).rejects.toThrow('This house already runs');
});
