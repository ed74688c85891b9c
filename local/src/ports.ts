import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { ServiceName } from '@moons/contracts/call';

export type ServiceProcess = Exclude<ServiceName, 'gateway'>;

export const serviceNames: readonly ServiceProcess[] = [
  'assessment',
  'community',
  'learning',
  'circles',
  'wellness',
  'membership',
];

/** Every port of the house; all on loopback, all below 32768 (above is what the system hands out by itself). */
export interface Ports {
  gateway: number;
  keycloak: number;
  mongodb: number;
  redis: number;
  livekit: number;
  livekitUdp: number;
  inboxSmtp: number;
  inboxPage: number;
  services: Record<ServiceProcess, number>;
}

export const defaultPorts: Ports = {
  gateway: 3000,
  keycloak: 20080,
  mongodb: 20017,
  redis: 20379,
  livekit: 20880,
  livekitUdp: 20882,
  inboxSmtp: 20025,
  inboxPage: 20026,
  services: {
    assessment: 20101,
    community: 20102,
    learning: 20103,
    circles: 20104,
    wellness: 20105,
    membership: 20106,
  },
};

/** Development servers of single areas; Keycloak's client `web` lets them in (deploy/keycloak/realm). */
export const areaPorts: Readonly<Record<string, number>> = {
  'mfe-assessment': 20201,
  'mfe-community': 20202,
  'mfe-learning': 20203,
  'mfe-circles': 20204,
  'mfe-wellness': 20205,
  shell: 20206,
};

/** What would run at each port, for sentences about it. */
export function listPorts(ports: Ports): { port: number; what: string; udp?: boolean }[] {
  return [
    { port: ports.gateway, what: 'the gateway (the product itself)' },
    { port: ports.keycloak, what: 'Keycloak' },
    { port: ports.mongodb, what: 'MongoDB' },
    { port: ports.redis, what: 'Redis' },
    { port: ports.livekit, what: 'LiveKit' },
    { port: ports.livekitUdp, what: "LiveKit's video", udp: true },
    { port: ports.inboxSmtp, what: "the inbox's SMTP" },
    { port: ports.inboxPage, what: "the inbox's page" },
    ...serviceNames.map((name) => ({ port: ports.services[name], what: `the service ${name}` })),
  ];
}

/** Whether nothing listens there on loopback. */
export function isFree(port: number, udp = false): Promise<boolean> {
  return new Promise((resolve) => {
    if (udp) {
      const socket = createSocket('udp4');
      socket.once('error', () => resolve(false));
      socket.bind(port, '127.0.0.1', () => socket.close(() => resolve(true)));
      return;
    }
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** One sentence per port that something else holds; empty when all are free. */
export async function takenPorts(ports: Ports): Promise<string[]> {
  const sentences: string[] = [];
  for (const { port, what, udp } of listPorts(ports)) {
    if (await isFree(port, udp)) continue;
    sentences.push(
      `Port ${port} is taken by another program, and ${what} would run there. Please stop that program and start again.`,
    );
  }
  return sentences;
}

const lowest = 22_000;
const highest = 32_700;

/** One free port below 32768. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if ((await isFree(port)) && (await isFree(port, true))) return port;
  }
  throw new Error(`No free port was found between ${lowest} and ${highest}.`);
}

/** A free set for one house of a test; each was bound once, so nothing holds it now. */
export async function freePorts(): Promise<Ports> {
  for (let tries = 0; tries < 200; tries++) {
    const base = lowest + Math.floor(Math.random() * (highest - lowest - 20));
    const ports: Ports = {
      gateway: base,
      keycloak: base + 1,
      mongodb: base + 2,
      redis: base + 3,
      livekit: base + 4,
      livekitUdp: base + 5,
      inboxSmtp: base + 6,
      inboxPage: base + 7,
      services: {
        assessment: base + 8,
        community: base + 9,
        learning: base + 10,
        circles: base + 11,
        wellness: base + 12,
        membership: base + 13,
      },
    };
    if ((await takenPorts(ports)).length === 0) return ports;
  }
  throw new Error(`No free set of ports was found between ${lowest} and ${highest}.`);
}
