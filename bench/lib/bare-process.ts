import { createServer } from 'node:http';
import { Pool } from 'undici';

/**
 * The least that a gateway on Node's own HTTP server and undici can cost: everything is passed on, nothing
 * is checked, counted or limited. `node bare-process.ts <port> <upstream port>`
 */
const [port, upstream] = process.argv.slice(2);
const pool = new Pool(`http://127.0.0.1:${upstream}`, { connections: 128, pipelining: 1 });

createServer((request, response) => {
  if (request.url === '/live') return void response.end();
  const { accept = '*/*' } = request.headers;
  pool.dispatch(
    { path: request.url ?? '/', method: 'GET', headers: { accept } },
    {
      onRequestStart: () => undefined,
      onResponseStart(_, status, headers) {
        const { 'content-type': type = '', 'content-length': length = '0' } = headers;
        response.writeHead(status, { 'content-type': String(type), 'content-length': String(length) });
      },
      onResponseData: (_, chunk) => void response.write(chunk),
      onResponseEnd: () => void response.end(),
      onResponseError: () => void response.destroy(),
    },
  );
}).listen(Number(port), '127.0.0.1');
