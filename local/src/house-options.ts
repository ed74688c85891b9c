import type { Ports, ServiceProcess } from './ports.ts';

export type PartName = 'mongodb' | 'redis' | 'keycloak' | 'livekit' | 'inbox';

export interface HouseOptions {
  /** The default ports, others, or any free ones (tests). */
  ports: Ports | 'free';
  dataDir: string;
  /** Empties the data first. */
  fresh?: boolean;
  /** More environment by process name; `service` stands for every service. */
  env?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Seconds that an access token lives. */
  accessTokenLifespan?: number;
  /** Two log-ins of one person within this time lock her out: tests log in faster than people. */
  quickLoginMs?: number;
  /** Which parts run; all when absent. */
  parts?: readonly PartName[];
  /** Which services run; all when absent. */
  services?: readonly ServiceProcess[];
  /** Whether the gateway runs; when absent, it runs if all services do. */
  gateway?: boolean;
  /** Whether shell and areas are built and published; when absent, if the gateway runs. */
  pages?: boolean;
  circlesInstances?: number;
  seed?: boolean;
  logLevel?: string;
  /** Says nothing. */
  quiet?: boolean;
  /** Called before anything runs, with what stops all of it: a start can be broken off. */
  onOpening?: (stopAll: () => Promise<void>) => void;
}

export interface HouseUrls {
  /** Direct addresses, without the gateway. */
  gateway: string;
  keycloak: string;
  redis: string;
  mongodb: (database: string) => string;
  smtp?: string;
  inbox?: string;
  livekit?: string;
  services: Record<ServiceProcess, string>;
}

/** A running house; processes are called by the names of services and parts, further instances `circles-2`… */
export interface House {
  readonly ports: Ports;
  /** What a browser opens: `http://localhost:<port>`. */
  readonly origin: string;
  readonly urls: HouseUrls;
  readonly dataDir: string;
  readonly keycloakConsole: { address: string; user: string; password: string } | undefined;
  /** Process ids by name, now. */
  readonly processes: Record<string, number>;
  /** The environment that a process is given. */
  env(name: string): Record<string, string>;
  /** Sends a signal; what dies of it is started again with the usual back-off. */
  kill(name: string, signal?: NodeJS.Signals): void;
  /** Stops a process and leaves it stopped. */
  stop(name: string): Promise<void>;
  start(name: string): Promise<void>;
  restart(name: string): Promise<void>;
  waitReady(name: string, withinMs?: number): Promise<void>;
  /** The last lines of a process's log. */
  logs(name: string, lines?: number): string;
  /** One more instance of circles behind the gateway's /ws; resolves with its name and direct address. */
  addInstance(service: 'circles'): Promise<{ name: string; url: string }>;
  /** Builds (from the cache where nothing changed) and activates shell and areas again. */
  publish(): Promise<void>;
  stopAll(): Promise<void>;
}
