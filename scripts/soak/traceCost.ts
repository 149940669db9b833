/**
 * `node scripts/onPostgres.ts node scripts/soak/traceCost.ts [--seconds 300] [--pairs 7]`: two built shops on one database,
 * one of which sends traces to a collector, asked in turn for what is made for one shopper: what tracing adds to the slow
 * answers. The time is cut into pieces, each with a ratio of its own; their median is judged (reliability J6).
 */
import { createServer } from 'node:http';
import { commandOptions } from '../commandOptions.ts';
import { freePort } from '../port.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({
  options: { seconds: { type: 'string', default: '300' }, pairs: { type: 'string', default: '7' } },
});
const [seconds, pairs] = [Number(options.seconds), Number(options.pairs)];
/** The most that tracing may add: a 95th percentile 5 % later. */
const maxRatio = 1.05;
/** Code is compiled and connections are made first. */
const warmUpRounds = 20;
const pages = ['/bag', '/search?query=tee', '/eu/bag', '/browse/womens', '/login', '/us'];

/** Takes traces and forgets them. */
let batches = 0;
const collector = createServer((request, response) => {
  batches += 1;
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
const port = await freePort();
collector.listen(port, '127.0.0.1');
const engine = await soakDatabase();
const env = { TAILORBIRD_PAGE_CACHE: 'off' };
const plain = await soakShop(engine, { env });
const traced = await soakShop(engine, {
  env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
});

/** Milliseconds until a page is read whole. */
async function ask(origin: string, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(30_000) });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - started;
}

/** Below which 95 of 100 are. */
function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Asks both shops for a while, each as often first as second; the slow answers of each, and of how many pages. */
async function measure(forMs: number): Promise<{ plainMs: number; tracedMs: number; asked: number }> {
  const without: number[] = [];
  const withTraces: number[] = [];
  const until = performance.now() + forMs;
  for (let round = 0; performance.now() < until || round < 2; round += 1) {
    for (const path of pages) {
      const isPlainFirst = round % 2 === 0;
      const first = await ask(isPlainFirst ? plain.origin : traced.origin, path);
      const second = await ask(isPlainFirst ? traced.origin : plain.origin, path);
      without.push(isPlainFirst ? first : second);
      withTraces.push(isPlainFirst ? second : first);
    }
  }
  return { plainMs: p95(without), tracedMs: p95(withTraces), asked: withTraces.length };
}

try {
  for (let round = 0; round < warmUpRounds; round += 1) await measure(0);
  const found = [];
  for (let pair = 0; pair < pairs; pair += 1) found.push(await measure((seconds * 1000) / pairs));
  const ratios = found.map(({ plainMs, tracedMs }) => tracedMs / plainMs).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? Number.POSITIVE_INFINITY;
  for (const { plainMs, tracedMs, asked } of found)
    console.log(
      `  p95 of ${asked} pages ${tracedMs.toFixed(1)} ms with traces, ${plainMs.toFixed(1)} ms without`,
    );
  console.log(
    `reliability J6: with traces p95 takes ${median.toFixed(3)} times as long (at most ${maxRatio}), the median of ${ratios.length} pairs ` +
      `from ${ratios.at(0)?.toFixed(3)} to ${ratios.at(-1)?.toFixed(3)}; ${batches} batches of spans were sent`,
  );
  process.exitCode = batches > 0 && median <= maxRatio ? 0 : 1;
} finally {
  await plain.stop();
  await traced.stop();
  await engine.remove();
  collector.close();
  collector.closeAllConnections();
}
