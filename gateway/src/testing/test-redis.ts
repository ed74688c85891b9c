import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '../logger.ts';
import { createRedis } from '../redis.ts';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A real Redis of its own for a test file. */
export async function startRedis() {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'gateway-redis-'));
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(
      process.env['TEST_REDIS_PROGRAM'] ?? 'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      {
        stdio: 'ignore',
      },
    );
    const client = createRedis(url, createLogger('silent'));
    await client.connect();
    client.destroy();
  };
  const kill = async (): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  await start();
  const stop = async (): Promise<void> => {
    await kill();
    await pause(20);
    await rm(folder, { recursive: true, force: true });
  };
  return { url, start, kill, stop };
}
