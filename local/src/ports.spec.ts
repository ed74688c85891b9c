import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { areaPorts, defaultPorts, freePorts, listPorts, takenPorts } from './ports.ts';

let holder: Server | undefined;
afterEach(() => new Promise<void>((done) => (holder ? holder.close(() => done()) : done())));

const hold = (port: number) =>
  new Promise<void>((done) => (holder = createServer().listen(port, '127.0.0.1', () => done())));

test('every port is below the range that the system hands out, and used once', () => {
  const ports = [...listPorts(defaultPorts).map(({ port }) => port), ...Object.values(areaPorts)];
  expect(ports.every((port) => port > 1024 && port < 32768)).toBe(true);
  expect(new Set(ports).size).toBe(ports.length);
});

test('a free set has nothing taken in it', async () => {
  const ports = await freePorts();
  expect(listPorts(ports).every(({ port }) => port < 32768)).toBe(true);
  expect(await takenPorts(ports)).toEqual([]);
});

test('a taken port is named in a sentence, with what would run there', async () => {
  const ports = await freePorts();
  await hold(ports.services.wellness);
  expect(await takenPorts(ports)).toEqual([
    `Port ${ports.services.wellness} is taken by another program, and the service wellness would run there. Please stop that program and start again.`,
  ]);
});
