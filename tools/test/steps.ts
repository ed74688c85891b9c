import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { testParts } from './parts.ts';

/**
 * Every check of `npm test`, one after the other, each with its own count; the last line sums them up.
 * `npm test -- lint types` runs only the steps that carry one of these words.
 */
interface Count {
  passed: number;
  failed: number;
}
interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** What must be there first; it may say more about the environment. */
  prepare?: () => Promise<Record<string, string>>;
  /** Reads the runner's own report; a step without one counts as one check. */
  report?: { file: string; read: (report: unknown) => Count };
}

const reports = '.moons/reports';
const bin = (name: string): string => `node_modules/.bin/${name}`;

const readJest = (report: unknown): Count => {
  const r = report as { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
  return { passed: r.numPassedTests, failed: r.numFailedTests + r.numRuntimeErrorTestSuites };
};
const readPlaywright = (report: unknown): Count => {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

const jest = (project: string): Step => ({
  name: `unit and integration, ${project}`,
  command: [
    process.execPath,
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${reports}/jest-${project}.json`,
  ],
  report: { file: `${reports}/jest-${project}.json`, read: readJest },
});

const steps: Step[] = [
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [bin('eslint'), '.'] },
  {
    name: 'import directions',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'packages',
      'services',
      'gateway',
      'shell',
      'local',
      'mfe-assessment',
      'mfe-community',
      'mfe-learning',
      'mfe-circles',
      'mfe-wellness',
    ],
  },
  { name: 'types, services and tools', command: [bin('tsc'), '-p', 'tsconfig.node.json'] },
  { name: 'types, pages', command: [bin('tsc'), '-p', 'tsconfig.browser.json'] },
  { name: 'types, journeys', command: [bin('tsc'), '-p', 'tsconfig.e2e.json'] },
  { ...jest('node'), prepare: testParts },
  jest('browser'),
  {
    name: 'journeys',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    env: { E2E_REPORT: `${process.cwd()}/${reports}/journeys.json` },
    report: { file: `${reports}/journeys.json`, read: readPlaywright },
  },
];

async function run(step: Step): Promise<number> {
  const prepared = await step.prepare?.();
  return new Promise((resolve) => {
    const [command = '', ...args] = step.command;
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
        FORCE_COLOR: '0',
        ...step.env,
        ...prepared,
      },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const couldNotBegin = (error: unknown): number => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
};

function count(step: Step, status: number): Count {
  if (!step.report) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counted = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
    // A runner that failed without naming a test has failed all the same; one that ran nothing too.
    const silent = status !== 0 || counted.passed === 0;
    return silent && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = wanted.length ? steps.filter(({ name }) => wanted.some((word) => name.includes(word))) : steps;
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const step of chosen) {
  if (step.report) rmSync(step.report.file, { force: true });
  console.log(`\n── ${step.name}`);
  const started = Date.now();
  const result = count(step, await run(step).catch(couldNotBegin));
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed) failures.push(step.name);
  console.log(
    `   ${step.name}: ${result.passed} passed, ${result.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
if (failures.length) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
