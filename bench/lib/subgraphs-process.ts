import { createServer } from 'node:http';
import { readSubgraphs } from '../../gateway/src/graphql/subgraphs.ts';
import { serviceNames } from '../../gateway/src/service-names.ts';
import { fixedSubgraph } from './subgraph-schema.ts';

/** Six subgraphs with fixed answers, one port each: `node subgraphs-process.ts <first port> <services folder>`. */
const [first = '', services = ''] = process.argv.slice(2);
const sdl = readSubgraphs(services, serviceNames);

serviceNames.forEach((name, index) => {
  const answer = fixedSubgraph(name, sdl.get(name) ?? '');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'GET') return void response.end();
      void answer(Buffer.concat(chunks).toString()).then((text) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      });
    });
  });
  server.keepAliveTimeout = 300_000;
  server.listen(Number(first) + index, '127.0.0.1');
});
