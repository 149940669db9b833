/**
 * `node scripts/onPostgres.ts node scripts/soak/traceCost.ts [--seconds 300]`: two built shops on one database, one of which
 * sends traces to a collector, asked in turn for what is made for one shopper: what tracing adds to the slow answers
 * (reliability J6).
 */
import { createServer } from 'node:http';
import { commandOptions } from '../commandOptions.ts';
import { freePort } from '../port.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const { values: options } = commandOptions({ options: { seconds: { type: 'string', default: '300' } } });
const seconds = Number(options.seconds);
/** The most that tracing may add: a 95th percentile 5 % later. */
const mostRatio = 1.05;
/** Code is compiled and connections are made first. */
const warmUpRounds = 40;
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

try {
  const without: number[] = [];
  const withTraces: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let round = 0; performance.now() < until || round <= warmUpRounds; round += 1) {
    for (const path of pages) {
      // Each is first as often as second.
      const isPlainFirst = round % 2 === 0;
      const first = await ask(isPlainFirst ? plain.origin : traced.origin, path);
      const second = await ask(isPlainFirst ? traced.origin : plain.origin, path);
      if (round < warmUpRounds) continue;
      without.push(isPlainFirst ? first : second);
      withTraces.push(isPlainFirst ? second : first);
    }
  }
  const ratio = p95(withTraces) / p95(without);
  console.log(
    `reliability J6: p95 of ${withTraces.length} pages ${p95(withTraces).toFixed(1)} ms with traces, ${p95(without).toFixed(1)} ms without: ` +
      `${ratio.toFixed(3)} times as long (at most ${mostRatio}); ${batches} batches of spans were sent`,
  );
  const isJudged = seconds >= 300;
  if (!isJudged)
    console.log('  In less than five minutes the ratio is printed and not judged: chance is larger than it.');
  process.exitCode = batches > 0 && (ratio <= mostRatio || !isJudged) ? 0 : 1;
} finally {
  await plain.stop();
  await traced.stop();
  await engine.remove();
  collector.close();
  collector.closeAllConnections();
}
