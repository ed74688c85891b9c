import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { gatewayEnvironment, serviceEnvironment, type Facts } from './environment.ts';
import type { House, HouseOptions, PartName } from './house-options.ts';
import { findParts, type FoundParts } from './parts/parts.ts';
import { cacheDir } from './paths.ts';
import { type Ports, freePort, freePorts, serviceNames, takenPorts, type ServiceProcess } from './ports.ts';
import { stopLeftovers } from './process-file.ts';
import { gatewaySpec, serviceSpec } from './processes.ts';
import { publishPages } from './publish.ts';
import { sayAloud, sayNothing, type Say } from './say.ts';
import { secretsOf } from './secrets.ts';
import { Supervisor } from './supervisor.ts';

export type { House, HouseOptions, HouseUrls, PartName } from './house-options.ts';

const everyPart: readonly PartName[] = ['mongodb', 'redis', 'keycloak', 'livekit', 'inbox'];

/**
 * Starts the house: parts, services, gateway, pages, each as soon as what it needs is ready.
 * Throws a sentence when it cannot; nothing is left running then.
 */
export async function startHouse(options: HouseOptions): Promise<House> {
  const say = options.quiet ? sayNothing : sayAloud;
  const { dataDir } = options;
  const pidFile = join(dataDir, 'processes.json');
  await stopLeftovers(pidFile, say);
  if (options.fresh) rmSync(dataDir, { recursive: true, force: true });
  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });

  const ports = options.ports === 'free' ? await freePorts() : options.ports;
  const taken = await takenPorts(ports);
  if (taken.length > 0) throw new Error(taken.join('\n'));

  const supervisor = new Supervisor({ say, logDir, pidFile });
  options.onOpening?.(() => supervisor.stopAll());
  try {
    const house = new RunningHouse(options, ports, supervisor, say);
    await house.open();
    return house;
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}

class RunningHouse implements House {
  readonly ports;
  readonly origin: string;
  readonly dataDir: string;
  readonly #options: HouseOptions;
  readonly #supervisor: Supervisor;
  readonly #say: Say;
  readonly #services: readonly ServiceProcess[];
  readonly #gateway: boolean;
  #parts!: FoundParts;
  #facts!: Facts;

  constructor(options: HouseOptions, ports: Ports, supervisor: Supervisor, say: Say) {
    this.#options = options;
    this.ports = ports;
    this.dataDir = options.dataDir;
    this.origin = `http://localhost:${ports.gateway}`;
    this.#supervisor = supervisor;
    this.#say = say;
    this.#services = options.services ?? serviceNames;
    this.#gateway = options.gateway ?? this.#services.length === serviceNames.length;
  }

  async open(): Promise<void> {
    const options = this.#options;
    const pages = options.pages ?? this.#gateway;
    const building = buildAll({
      services: this.#services,
      pages,
      gateway: this.#gateway,
      dataDir: this.dataDir,
      cacheDir: cacheDir(),
      say: this.#say,
    });
    building.catch(() => undefined); // awaited below; the parts come first
    const secrets = secretsOf(this.dataDir, serviceNames);
    this.#parts = await findParts({
      context: {
        ports: this.ports,
        dataDir: this.dataDir,
        cacheDir: cacheDir(),
        env: process.env,
        say: this.#say,
      },
      wanted: options.parts ?? everyPart,
      secrets,
      realm: {
        origin: this.origin,
        backchannelLogoutUrl: `http://127.0.0.1:${this.ports.gateway}/api/backchannel-logout`,
        accessTokenLifespan: options.accessTokenLifespan ?? 300,
        quickLoginMs: options.quickLoginMs ?? 300,
      },
    });
    this.#facts = {
      ...this.#parts,
      ports: this.ports,
      origin: this.origin,
      dataDir: this.dataDir,
      secrets,
      circlesPorts: [this.ports.services.circles],
      logLevel: options.logLevel ?? 'info',
      seed: options.seed ?? true,
    };
    for (let n = 1; n < (options.circlesInstances ?? 1); n++) await this.#planInstance();

    const { processes, prepare } = this.#parts;
    for (const spec of processes) {
      this.#supervisor.define(spec);
      this.#supervisor.start(spec.name);
    }
    const partReady = async (name: PartName) => {
      if (!this.#supervisor.has(name)) return;
      await this.#supervisor.waitReady(name);
      await prepare[name]?.();
      this.#say(name, 'ready');
    };
    const keycloak = partReady('keycloak');
    const others = [partReady('inbox'), partReady('livekit')];
    for (const waiting of [keycloak, ...others]) waiting.catch(() => undefined); // awaited below
    await Promise.all([partReady('mongodb'), partReady('redis'), building]);
    await Promise.all(
      this.#serviceInstances().map(([name, service, port]) => this.#startService(name, service, port)),
    );
    // The gateway asks Keycloak and pages need the gateway's revision: both come after them.
    if (this.#gateway) await keycloak;
    if (pages) await this.publish();
    if (this.#gateway) {
      this.#supervisor.define(gatewaySpec(this.ports.gateway, () => this.env('gateway')));
      await this.start('gateway');
      this.#say('gateway', 'ready');
    }
    await Promise.all([keycloak, ...others]);
    this.#awaitLivekit();
  }

  get processes(): Record<string, number> {
    return this.#supervisor.pids;
  }

  get keycloakConsole(): House['keycloakConsole'] {
    return this.#parts.keycloakConsole;
  }

  get urls(): House['urls'] {
    const { redisUrl, keycloakUrl, mongoUrl, smtpUrl, inboxUrl, livekit } = {
      ...this.#parts,
      ...this.#facts,
    };
    const services = Object.fromEntries(
      serviceNames.map((name) => [name, `http://127.0.0.1:${this.ports.services[name]}`]),
    ) as Record<ServiceProcess, string>;
    return {
      gateway: `http://127.0.0.1:${this.ports.gateway}`,
      keycloak: keycloakUrl,
      redis: redisUrl,
      mongodb: mongoUrl,
      services,
      ...(smtpUrl ? { smtp: smtpUrl } : {}),
      ...(inboxUrl ? { inbox: inboxUrl } : {}),
      ...(livekit ? { livekit: livekit.httpUrl } : {}),
    };
  }

  env(name: string): Record<string, string> {
    const more = this.#options.env ?? {};
    if (name === 'gateway') return { ...gatewayEnvironment(this.#facts), ...more['gateway'] };
    const instance = this.#serviceInstances().find(([it]) => it === name);
    if (!instance) throw new Error(`There is no service called ${name} in this house.`);
    const [, service, port] = instance;
    return {
      ...serviceEnvironment(this.#facts, service, port),
      ...more['service'],
      ...more[service],
      ...more[name],
    };
  }

  kill = (name: string, signal?: NodeJS.Signals): void => this.#supervisor.kill(name, signal);
  stop = (name: string): Promise<void> => this.#supervisor.stop(name);
  waitReady = (name: string, withinMs?: number): Promise<void> => this.#supervisor.waitReady(name, withinMs);
  logs = (name: string, lines?: number): string => this.#supervisor.logs(name, lines);
  stopAll = (): Promise<void> => this.#supervisor.stopAll();

  async start(name: string): Promise<void> {
    this.#supervisor.start(name);
    await this.#supervisor.waitReady(name);
  }

  async restart(name: string): Promise<void> {
    await this.#supervisor.restart(name);
    await this.#supervisor.waitReady(name);
  }

  async addInstance(_service: 'circles'): Promise<{ name: string; url: string }> {
    const port = await this.#planInstance();
    const name = `circles-${this.#facts.circlesPorts.length}`;
    await this.#startService(name, 'circles', port);
    // The gateway reads the instances when it starts; sessions live in Redis.
    if (this.#supervisor.has('gateway')) await this.restart('gateway');
    return { name, url: `http://127.0.0.1:${port}` };
  }

  publish = (): Promise<void> =>
    publishPages({ environment: gatewayEnvironment(this.#facts), dataDir: this.dataDir, say: this.#say });

  async #planInstance(): Promise<number> {
    const port = await freePort();
    this.#facts = { ...this.#facts, circlesPorts: [...this.#facts.circlesPorts, port] };
    return port;
  }

  #serviceInstances(): [name: string, service: ServiceProcess, port: number][] {
    return this.#services.flatMap((service): [string, ServiceProcess, number][] =>
      service === 'circles'
        ? this.#facts.circlesPorts.map((port, n) => [
            n === 0 ? service : `${service}-${n + 1}`,
            service,
            port,
          ])
        : [[service, service, this.ports.services[service]]],
    );
  }

  async #startService(name: string, service: ServiceProcess, port: number): Promise<void> {
    this.#supervisor.define(serviceSpec(name, service, port, () => this.env(name)));
    await this.start(name);
    this.#say(name, 'ready');
  }

  /** Video that is still being built joins the house when it is there. */
  #awaitLivekit(): void {
    this.#parts
      .livekitLater?.()
      .then(async (livekit) => {
        this.#facts = { ...this.#facts, livekit };
        if (!livekit.process) return;
        this.#supervisor.define(livekit.process);
        await this.start('livekit');
        const users = this.#serviceInstances().filter(([, service]) => service === 'circles');
        for (const [name] of users) await this.restart(name);
        if (this.#supervisor.has('gateway')) await this.restart('gateway');
        this.#say('livekit', 'ready: circles have video now');
      })
      .catch((error: Error) =>
        this.#say('livekit', `not to be had, circles run with chat: ${error.message}`),
      );
  }
}
