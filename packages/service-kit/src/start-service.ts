import { boot } from './boot.ts';
import { ConfigError } from './config.ts';
import type { RunningService, ServiceOptions } from './service-options.ts';

/**
 * Starts a service from the process's environment and stops it on SIGTERM or SIGINT. With a bad
 * configuration it says once what is wrong, all of it, and ends with status 1.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  try {
    const service = await boot(options, process.env);
    const end = () => void service.stop().finally(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    return service;
  } catch (error) {
    const says = error instanceof ConfigError ? error.message : describe(options.name, error);
    process.stderr.write(`${says}\n`);
    process.exit(1);
  }
}

function describe(service: string, error: unknown): string {
  const code = (error as { code?: unknown }).code;
  if (code === 'EADDRINUSE')
    return `${service} cannot start: ${(error as Error).message}. Another program has its port.`;
  return `${service} cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
