import { startDevelopment } from './dev.ts';
import { startHouse } from './house.ts';
import { dataDir } from './paths.ts';
import { defaultPorts } from './ports.ts';
import { sayAddresses } from './welcome.ts';

const args = process.argv.slice(2);
const started = Date.now();
let stop: (() => Promise<void>) | undefined;
let leaving = false;

/** Stops everything, once, whatever asks for it: Ctrl-C, SIGTERM, or the starter that was killed. */
async function leave(code: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  const asked = Date.now();
  if (code === 0) console.log('\nStopping …');
  await stop?.();
  if (code === 0) console.log(`Everything is stopped (${((Date.now() - asked) / 1000).toFixed(1)} s).`);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));
process.on('disconnect', () => void leave(0));

try {
  const unknown = args.filter((arg) => arg.startsWith('-') && arg !== '--fresh');
  if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(', ')}; there is --fresh.`);
  const house = await startHouse({
    ports: defaultPorts,
    dataDir: dataDir(),
    fresh: args.includes('--fresh'),
    onOpening: (stopAll) => (stop = stopAll),
  });
  if (args[0] === 'dev') stop = await startDevelopment(house, args[1]);
  sayAddresses(house, (Date.now() - started) / 1000);
} catch (error) {
  if (!leaving) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await leave(1);
}
