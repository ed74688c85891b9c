/**
 * The gateway against nginx before the same upstream: CPU per request under the same fixed load, and the
 * p99 that each adds at half of what the gateway can take. `node bench/gateway.ts [--rounds 5] [--seconds 4]
 * [--rate 2000] [--logs]`; `--logs` lets both write their line per request.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuPerRequest } from './lib/cpu.ts';
import { allAt, startMeasuredGateway, startSurroundings, temporaryFolder } from './lib/gateway-process.ts';
import { load, type Load, type Measured } from './lib/load.ts';
import { proxyTo, startNginx } from './lib/nginx.ts';
import { answers, nextPorts, start } from './lib/processes.ts';
import { keep, machineBefore, verdict } from './lib/results.ts';
import { median, rounded } from './lib/statistics.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    rate: { type: 'string', default: '2000' },
    logs: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const rate = Number(values.rate);
const goals = { ofNginx: 0.4, signedInOfAnonymous: 0.73 };

const answer = JSON.stringify({
  phase: 'black',
  weekNumber: 47,
  insight: 'What is heavy tonight may be put down before it is understood.',
  action: 'Write one sentence about what you would like to leave behind, and close the book.',
  somaticPractice: 'Lay both hands on your belly and breathe out for longer than you breathe in.',
});

const folder = temporaryFolder();
const [upstreamPort = 0, nginxPort = 0, barePort = 0] = await nextPorts(3);
const upstream = await startNginx({
  ...{ name: 'upstream', port: upstreamPort, folder },
  location: `default_type application/json; return 200 '${answer}';`,
});
const nginx = await startNginx({
  ...{ name: 'nginx', port: nginxPort, folder, accessLog: values.logs },
  ...proxyTo(upstreamPort),
});
const bare = await start({
  ...{ name: 'bare', program: process.execPath, folder },
  args: [join(import.meta.dirname, 'lib/bare-process.ts'), String(barePort), String(upstreamPort)],
  env: { NODE_ENV: 'production' },
  ready: answers(`http://127.0.0.1:${barePort}/live`),
});
const around = await startSurroundings();
const gateway = await startMeasuredGateway(around, {
  ...{ serviceUrls: allAt(upstreamPort), folder, logLevel: values.logs ? 'info' : 'warn' },
});

try {
  const cookie = await gateway.login();
  const browser = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
  const anonymous = { path: '/api/contemplative/today', headers: browser, connections: 32 };
  const signedIn = { path: '/api/daily-prompt', headers: { ...browser, cookie }, connections: 32 };
  const ways = {
    nginx: { pid: nginx.pid, port: nginxPort, ...anonymous },
    bare: { pid: bare.pid, port: barePort, ...anonymous },
    anonymous: { pid: gateway.running.pid, port: gateway.port, ...anonymous },
    signedIn: { pid: gateway.running.pid, port: gateway.port, ...signedIn },
  };
  type Way = keyof typeof ways;
  const names = Object.keys(ways) as Way[];

  for (const name of names) await load({ ...request(name), seconds: 3 });
  console.log(machineBefore);
  const paced = await interleaved(rate);
  const full = await interleaved(undefined);
  print(`CPU µs a request at ${rate} requests/s (median of ${rounds})`, paced.cpu);
  print('CPU µs a request at full load, 32 connections', full.cpu);
  print('requests/s at full load', full.perSecond);

  const half = Math.floor(Math.min(full.perSecond.anonymous, full.perSecond.signedIn) / 2);
  const p99 = await addedP99(half);
  const ofNginx = ratio(paced.cpu.nginx, paced.cpu.anonymous);
  const signedInOfAnonymous = ratio(paced.cpu.anonymous, paced.cpu.signedIn);
  console.log(
    `gateway of nginx           ${ofNginx} (goal ${goals.ofNginx}: ${verdict(ofNginx >= goals.ofNginx)})`,
  );
  console.log(`  at full load             ${ratio(full.cpu.nginx, full.cpu.anonymous)}`);
  console.log(
    `signed in of anonymous     ${signedInOfAnonymous} (goal ${goals.signedInOfAnonymous}: ${verdict(signedInOfAnonymous >= goals.signedInOfAnonymous)})`,
  );
  console.log(`added p99 at ${half} requests/s: ${JSON.stringify(p99)} ms`);
  keep(values.logs ? 'gateway-logs' : 'gateway', {
    ...{ rounds, seconds, rate, paced: paced.cpu, full: full.cpu, perSecond: full.perSecond },
    ...{ half, addedP99Ms: p99, ofNginx, ofNginxFull: ratio(full.cpu.nginx, full.cpu.anonymous) },
    ...{ signedInOfAnonymous, signedInOfAnonymousFull: ratio(full.cpu.anonymous, full.cpu.signedIn) },
  });

  function request(name: Way): Omit<Load, 'seconds'> {
    const { pid: _, ...rest } = ways[name];
    return rest;
  }

  /** nginx, gateway, gateway signed in, nginx, …: what the machine does meanwhile meets all alike. */
  async function interleaved(atRate: number | undefined) {
    const cpu = perWay<number[]>(() => []);
    const perSecond = perWay<number[]>(() => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const wanted = { ...request(name), seconds, ...(atRate === undefined ? {} : { rate: atRate }) };
        let measured: Measured | undefined;
        const work = async () => (measured = await load(wanted)).requests;
        cpu[name].push(await cpuPerRequest([ways[name].pid], work));
        perSecond[name].push(measured?.perSecond ?? 0);
      }
    }
    const middle = (of: Record<Way, number[]>) => perWay((name) => rounded(median(of[name]), 1));
    return { cpu: middle(cpu), perSecond: middle(perSecond) };
  }

  /** Over asking the upstream directly, in ms; medians of interleaved rounds. */
  async function addedP99(atRate: number): Promise<Record<Way, number>> {
    const direct: number[] = [];
    const seen = perWay<number[]>(() => []);
    for (let round = 0; round < rounds; round += 1) {
      const of = async (wanted: Omit<Load, 'seconds'>) =>
        (await load({ ...wanted, connections: 64, seconds, rate: atRate })).p99;
      direct.push(await of({ ...anonymous, port: upstreamPort }));
      for (const name of names) seen[name].push(await of(request(name)));
    }
    return perWay((name) => rounded(median(seen[name]) - median(direct)));
  }

  function perWay<T>(of: (name: Way) => T): Record<Way, T> {
    return { nginx: of('nginx'), bare: of('bare'), anonymous: of('anonymous'), signedIn: of('signedIn') };
  }

  function print(what: string, figures: Record<Way, number>): void {
    console.log(
      `${what}: nginx ${figures.nginx}, bare Node ${figures.bare}, gateway ${figures.anonymous}, signed in ${figures.signedIn}`,
    );
  }
} finally {
  for (const each of [gateway.running, bare, nginx, upstream]) await each.stop();
  await around.stop();
}

function ratio(ours: number, theirs: number): number {
  return rounded(ours / theirs);
}
