import { createServer } from 'node:net';

const first = Number(process.env['TEST_PORT_FIRST'] ?? 24_000);
const span = 4_000;

/** A free port below the ephemeral range, where another socket could take it meanwhile. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = first + Math.floor(Math.random() * span);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port for tests');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
