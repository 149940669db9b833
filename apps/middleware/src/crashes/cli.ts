/**
 * `node scripts/onPostgres.ts node apps/middleware/src/crashes/cli.ts`: kills the shop at each of 18 points on both
 * databases and prints what was lost or done twice, which has to be nothing (reliability §4.2).
 */
import { performance } from 'node:perf_hooks';
import { faultPoints } from '../faults/faultPoints.ts';
import { type Crash, crashMatrix } from './crashMatrix.ts';
import { type Engine, embeddedEngine, serverEngine } from './engine.ts';

const server = process.env['TEST_DATABASE_URL'];
if (!server) {
  process.stderr.write(
    'Set TEST_DATABASE_URL to a PostgreSQL server, or run this under scripts/onPostgres.ts.\n',
  );
  process.exit(1);
}

const started = performance.now();
const crashes: Crash[] = [];
const engines = [embeddedEngine(), await serverEngine(server)];
await Promise.all(engines.map(matrixOn));
const wrong = crashes.filter(({ problems }) => problems.length > 0);
const slowest = Math.max(...crashes.map(({ healedMs }) => healedMs));
process.stdout.write(
  `\n${crashes.length} kills (${faultPoints.length} points × ${engines.length} engines): ${wrong.length} with something lost or doubled; ` +
    `slowest to heal ${slowest} ms; ${Math.round((performance.now() - started) / 1000)} s.\n`,
);
process.exitCode = wrong.length === 0 && crashes.length === faultPoints.length * engines.length ? 0 : 1;

async function matrixOn(engine: Engine): Promise<void> {
  try {
    await crashMatrix(engine, report);
  } finally {
    await engine.remove();
  }
}

function report(crash: Crash): void {
  crashes.push(crash);
  const end = crash.problems.length === 0 ? `healed in ${crash.healedMs} ms` : crash.problems.join('; ');
  process.stdout.write(`${crash.engine.padEnd(10)} ${crash.point.padEnd(30)} ${end}\n`);
}
