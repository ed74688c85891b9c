import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Hive Gateway's runtime, as its documentation serves it: HIVE_FOLDER (where it is installed, outside the
 * repository), HIVE_PORT, SUPERGRAPH_FILE.
 */
const { HIVE_FOLDER = '', HIVE_PORT = '', SUPERGRAPH_FILE = '' } = process.env;

interface Runtime {
  createGatewayRuntime(options: object): Parameters<typeof createServer>[1];
}
const entry = createRequire(`${HIVE_FOLDER}/package.json`).resolve('@graphql-hive/gateway-runtime');
const { createGatewayRuntime } = (await import(pathToFileURL(entry).href)) as Runtime;

const gateway = createGatewayRuntime({
  supergraph: readFileSync(SUPERGRAPH_FILE, 'utf8'),
  logging: false,
  graphiql: false,
  landingPage: false,
  healthCheckEndpoint: '/live',
  // What our gateway sends along as well.
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }: { request: Request }) => {
      const authorization = request.headers.get('authorization');
      return authorization === null ? {} : { authorization };
    },
  },
});
createServer({ keepAliveTimeout: 300_000 }, gateway).listen(Number(HIVE_PORT), '127.0.0.1');
