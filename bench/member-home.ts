/**
 * Member home's one question through our /graphql against Hive Gateway's runtime, with the same supergraph
 * and the same six subgraphs. Hive is not a dependency of ours: install it anywhere outside the repository
 * (bench/README.md says how) and name the folder in HIVE_FOLDER.
 * `HIVE_FOLDER=<folder> node bench/member-home.ts [--rounds 5] [--seconds 4] [--rate 150] [--services <folder>]`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { composeSupergraph, readSubgraphs, subgraphUrl } from '../gateway/src/graphql/subgraphs.ts';
import { serviceNames } from '../gateway/src/service-names.ts';
import { cpuPerRequest } from './lib/cpu.ts';
import { startMeasuredGateway, startSurroundings, temporaryFolder } from './lib/gateway-process.ts';
import { load, type Load, type Measured } from './lib/load.ts';
import { answers, nextPorts, start } from './lib/processes.ts';
import { keep, machineBefore } from './lib/results.ts';
import { median, rounded } from './lib/statistics.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    rate: { type: 'string', default: '150' },
    services: { type: 'string', default: join(import.meta.dirname, '../services') },
  },
});
const [rounds, seconds, rate] = [Number(values.rounds), Number(values.seconds), Number(values.rate)];
const hiveFolder = process.env['HIVE_FOLDER'];
if (!hiveFolder) throw new Error('HIVE_FOLDER says where Hive Gateway is installed: see bench/README.md.');

const query = `query MemberHome { me { id preferredName tier currentPhase journalEntryCount
  latestPosts(limit: 3) { id title excerpt createdAt } liveCircles { id title }
  nextRetreat { id title startDate } } }`;
const body = JSON.stringify({ query, operationName: 'MemberHome' });

const folder = temporaryFolder();
const [hivePort = 0, ...servicePorts] = await nextPorts(1 + serviceNames.length);
const serviceUrls = Object.fromEntries(
  serviceNames.map((name, index) => [name, `http://127.0.0.1:${servicePorts[index]}`]),
);
const supergraph = composeSupergraph(readSubgraphs(values.services, serviceNames));
const supergraphFile = join(folder, 'supergraph.graphql');
writeFileSync(supergraphFile, supergraph);
const direct = serviceNames.reduce(
  (sdl, name) => sdl.replaceAll(subgraphUrl(name), `${serviceUrls[name]}/graphql`),
  supergraph,
);
const directFile = join(folder, 'supergraph-direct.graphql');
writeFileSync(directFile, direct);

const subgraphs = await start({
  ...{ name: 'subgraphs', program: process.execPath, folder },
  args: [join(import.meta.dirname, 'lib/subgraphs-process.ts'), String(servicePorts[0]), values.services],
  ready: answers(`${serviceUrls['membership']}/live`),
});
const hive = await start({
  ...{ name: 'hive', program: process.execPath, folder },
  args: [join(import.meta.dirname, 'lib/hive-process.ts')],
  env: {
    NODE_ENV: 'production',
    HIVE_FOLDER: hiveFolder,
    HIVE_PORT: String(hivePort),
    SUPERGRAPH_FILE: directFile,
  },
  ready: answers(`http://127.0.0.1:${hivePort}/live`),
});
const around = await startSurroundings();
const gateway = await startMeasuredGateway(around, { serviceUrls, folder, logLevel: 'warn', supergraphFile });

try {
  const json = { 'content-type': 'application/json' };
  const own = { ...json, 'x-moons': '1', 'sec-fetch-site': 'same-origin', cookie: await gateway.login() };
  const common = { path: '/graphql', method: 'POST' as const, body, connections: 16 };
  const ways = {
    ours: { pid: gateway.running.pid, load: { ...common, port: gateway.port, headers: own } },
    // A token as long as the one that our gateway takes from the session and sends on.
    hive: {
      pid: hive.pid,
      load: { ...common, port: hivePort, headers: { ...json, authorization: `Bearer ${'x'.repeat(800)}` } },
    },
  };
  type Way = keyof typeof ways;
  await checkAlike(ways.ours.load, ways.hive.load);
  for (const name of ['ours', 'hive'] as const) await load({ ...ways[name].load, seconds: 5 });

  console.log(machineBefore);
  const figures: Record<string, Record<Way, number>> = {};
  for (const [mode, atRate] of [
    ['paced', rate],
    ['full', undefined],
  ] as const) {
    const seen: Record<Way, { cpu: number; measured: Measured }[]> = { ours: [], hive: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['ours', 'hive'] as const) seen[name].push(await measure(name, atRate));
    }
    const middle = (of: (one: { cpu: number; measured: Measured }) => number) => ({
      ours: rounded(median(seen.ours.map(of))),
      hive: rounded(median(seen.hive.map(of))),
    });
    figures[`${mode}CpuMicroseconds`] = middle(({ cpu }) => cpu);
    figures[`${mode}P50Ms`] = middle(({ measured }) => measured.p50);
    figures[`${mode}P99Ms`] = middle(({ measured }) => measured.p99);
    figures[`${mode}PerSecond`] = middle(({ measured }) => measured.perSecond);
  }
  for (const [name, { ours, hive: theirs }] of Object.entries(figures)) {
    console.log(`${name.padEnd(24)} ours ${ours}, Hive ${theirs}, ours of Hive ${rounded(ours / theirs)}`);
  }
  keep('member-home', { rounds, seconds, rate, ...figures });

  async function measure(
    name: Way,
    atRate: number | undefined,
  ): Promise<{ cpu: number; measured: Measured }> {
    const result: { measured?: Measured } = {};
    const wanted = { ...ways[name].load, seconds, ...(atRate === undefined ? {} : { rate: atRate }) };
    const cpu = await cpuPerRequest(
      [ways[name].pid],
      async () => (result.measured = await load(wanted)).requests,
    );
    if (!result.measured) throw new Error('Nothing was measured.');
    return { cpu, measured: result.measured };
  }
} finally {
  for (const each of [gateway.running, hive, subgraphs]) await each.stop();
  await around.stop();
}

/** Both must say the same, or the figures compare nothing. */
async function checkAlike(...ways: Omit<Load, 'seconds'>[]): Promise<void> {
  const said = await Promise.all(
    ways.map(async ({ port, path, headers }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body,
        headers: { ...headers },
      });
      return (await answer.json()) as { data?: unknown; errors?: unknown };
    }),
  );
  const texts = said.map((each) => JSON.stringify(each));
  if (texts.some((text) => text !== texts[0]) || !said[0]?.data || said[0].errors) {
    throw new Error(`The answers are not alike:\n${texts.join('\n')}`);
  }
}
