import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, forgetProcesses, rememberProcesses, signalGroup } from './process-file.ts';
import { lastLines } from './programs.ts';
import { pause } from './ready.ts';
import type { Say } from './say.ts';

/** Stopped in this order, started in the other. */
export const stopOrder = ['gateway', 'service', 'part'] as const;

export interface ProcessSpec {
  name: string;
  kind: (typeof stopOrder)[number];
  command: string;
  args: readonly string[];
  cwd?: string;
  /** Asked at every start, so that a restart takes what has changed. */
  env?: () => Record<string, string>;
  ready: () => Promise<boolean>;
  readyWithinMs?: number;
  /** A second SIGTERM is needed (LiveKit with a live room). */
  stopTwice?: boolean;
}

interface Supervised {
  spec: ProcessSpec;
  child?: ChildProcess | undefined;
  wanted: boolean;
  deaths: number;
  startedAt: number;
  retry?: NodeJS.Timeout | undefined;
}

export interface SupervisorOptions {
  say: Say;
  logDir: string;
  /** Where running processes are remembered, for a start after this one was killed. */
  pidFile: string;
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** A process that ran this long starts again with the shortest pause. */
const soundAfterMs = 10_000;
const killAfterMs = 4000;
const stepMs = 1200;
const rotateAtBytes = 5_000_000;

/** How long to wait before the next start, after this many deaths in a row. */
export const backOffMs = (deaths: number): number =>
  Math.min(firstPauseMs * 2 ** Math.max(0, deaths - 1), longestPauseMs);

/** Starts processes, starts again what dies, stops all of them. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #all = new Map<string, Supervised>();
  readonly #killAll = () => this.#signalAll('SIGKILL');
  #stopping: Promise<void> | undefined;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    mkdirSync(options.logDir, { recursive: true });
    process.once('exit', this.#killAll);
  }

  /** Adds a process, or replaces how it is started the next time. */
  define(spec: ProcessSpec): void {
    const known = this.#all.get(spec.name);
    if (known) known.spec = spec;
    else this.#all.set(spec.name, { spec, wanted: false, deaths: 0, startedAt: 0 });
  }

  has = (name: string): boolean => this.#all.has(name);

  start(name: string): void {
    const it = this.#get(name);
    if (it.wanted || this.#stopping) return;
    it.wanted = true;
    it.deaths = 0;
    this.#spawn(it);
  }

  /** Resolves when the process says that it is ready; throws with its last lines when it is not in time. */
  async waitReady(name: string, withinMs?: number): Promise<void> {
    const it = this.#get(name);
    const until = Date.now() + (withinMs ?? it.spec.readyWithinMs ?? 60_000);
    while (!(it.child && (await it.spec.ready()))) {
      if (this.#stopping) throw new Error(`${name} was stopped before it was ready.`);
      if (Date.now() > until || it.deaths >= 6) {
        throw new Error(`${name} did not get ready. Its last lines:\n${this.logs(name)}`);
      }
      await pause(60);
    }
  }

  /** Stops one process and leaves it stopped. */
  async stop(name: string): Promise<void> {
    const it = this.#get(name);
    it.wanted = false;
    clearTimeout(it.retry);
    this.#terminate(it);
    if (!(await this.#gone([it], killAfterMs)) && it.child?.pid) signalGroup(it.child.pid, 'SIGKILL');
    await this.#gone([it], 2000);
  }

  async restart(name: string): Promise<void> {
    await this.stop(name);
    this.start(name);
  }

  /** Sends a signal and lets the supervisor do what it does when a process dies. */
  kill(name: string, signal: NodeJS.Signals = 'SIGKILL'): void {
    const { child } = this.#get(name);
    if (child?.pid) signalGroup(child.pid, signal);
  }

  logs = (name: string, lines = 12): string => lastLines(this.#logFile(name), lines);

  get pids(): Record<string, number> {
    return Object.fromEntries(
      [...this.#all.values()].flatMap(({ spec, child }) => (child?.pid ? [[spec.name, child.pid]] : [])),
    );
  }

  /** Everything is gone within five seconds: gateway first, then services, then parts. */
  stopAll(): Promise<void> {
    this.#stopping ??= this.#stopInOrder();
    return this.#stopping;
  }

  async #stopInOrder(): Promise<void> {
    const all = [...this.#all.values()];
    for (const it of all) {
      it.wanted = false;
      clearTimeout(it.retry);
    }
    const until = Date.now() + killAfterMs;
    for (const kind of stopOrder) {
      const group = all.filter((it) => it.spec.kind === kind);
      for (const it of group) this.#terminate(it);
      await this.#gone(group, kind === 'part' ? until - Date.now() : stepMs);
    }
    await this.#gone(all, until - Date.now());
    this.#signalAll('SIGKILL');
    await this.#gone(all, 800);
    process.removeListener('exit', this.#killAll);
    forgetProcesses(this.#options.pidFile);
  }

  #spawn(it: Supervised): void {
    const { name, command, args, cwd, env } = it.spec;
    const out = openSync(this.#logFile(name, true), 'a');
    const child = spawn(command, args, {
      cwd,
      env: { ...ownEnvironment(), ...env?.() },
      stdio: ['ignore', out, out],
      // A group of its own: Ctrl-C in the terminal reaches only us, and we stop things in order.
      detached: true,
    });
    closeSync(out);
    it.child = child;
    it.startedAt = Date.now();
    child.once('error', (error) => this.#died(it, child, error.message));
    child.once('exit', (code, signal) => this.#died(it, child, signal ?? `code ${code}`));
    child.once('spawn', () => this.#remember());
  }

  #died(it: Supervised, child: ChildProcess, how: string): void {
    if (it.child !== child) return;
    it.child = undefined;
    this.#remember();
    if (!it.wanted) return;
    it.deaths = Date.now() - it.startedAt > soundAfterMs ? 1 : it.deaths + 1;
    const wait = backOffMs(it.deaths);
    const { name } = it.spec;
    this.#options.say(
      name,
      `ended (${how}), starts again in ${wait} ms. Its last lines:\n${this.logs(name, 6)}`,
    );
    it.retry = setTimeout(() => this.#spawn(it), wait);
  }

  #terminate(it: Supervised): void {
    const pid = it.child?.pid;
    if (!pid) return;
    signalGroup(pid, 'SIGTERM');
    if (it.spec.stopTwice)
      setTimeout(() => it.child?.pid === pid && signalGroup(pid, 'SIGTERM'), 200).unref();
  }

  async #gone(some: Supervised[], withinMs: number): Promise<boolean> {
    const until = Date.now() + withinMs;
    while (some.some((it) => it.child)) {
      if (Date.now() > until) return false;
      await pause(20);
    }
    return true;
  }

  #signalAll(signal: NodeJS.Signals): void {
    for (const { child } of this.#all.values()) if (child?.pid) signalGroup(child.pid, signal);
  }

  #remember(): void {
    if (this.#stopping) return;
    rememberProcesses(
      this.#options.pidFile,
      Object.entries(this.pids).map(([name, pid]) => ({ name, pid, command: commandLine(pid) ?? '' })),
    );
  }

  #logFile(name: string, rotate = false): string {
    const file = join(this.#options.logDir, `${name}.log`);
    if (rotate && existsSync(file) && statSync(file).size > rotateAtBytes) renameSync(file, `${file}.1`);
    return file;
  }

  #get(name: string): Supervised {
    const it = this.#all.get(name);
    if (!it) throw new Error(`There is no process called ${name} in this house.`);
    return it;
  }
}

/** What a process inherits: not the settings of npm or of a test runner that started us. */
function ownEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      !name.startsWith('npm_') && !/^(NODE_OPTIONS|JEST_WORKER_ID|NODE_CHANNEL_FD|INIT_CWD)$/.test(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}
