import { readConfig, type Config } from './config.ts';
import { startGateway } from './gateway.ts';
import { createLogger } from './logger.ts';

function configOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = configOrStop();
const logger = createLogger(config.logLevel);
const gateway = await startGateway(config, logger);
logger.info({ port: gateway.port, ms: Math.round(performance.now()) }, 'The gateway listens');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void gateway.close().then(() => process.exit(0));
  });
}
