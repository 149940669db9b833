/**
 * `node scripts/onPostgres.ts --durable node apps/middleware/proofs/crashes/cli.ts [--kills 5] [--rounds 1]`: kills the shop at each of 18 points
 * on both databases, at random moments while people buy, and its database server, and prints what was lost or done
 * twice, which has to be nothing (reliability §4.2, B1 to B5). `--faulty` kills one shop once and falsifies its books,
 * which must be told.
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { faultPoints } from '../../src/faults/faultPoints.ts';
import { type Crash, crashMatrix, falsifiedCrash } from './crashMatrix.ts';
import { databaseKills } from './databaseKills.ts';
import { durableServer } from './durableServer.ts';
import { type Engine, embeddedEngine, serverEngine } from './engine.ts';
import { type Kills, killsUnderLoad } from './killsUnderLoad.ts';
import { type SecondStart, secondStart } from './secondStart.ts';

const server = await durableServer();
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '1' },
    faulty: { type: 'boolean', default: false },
  },
});
if (options.faulty) process.exit(await falsified(await serverEngine(server)));
const kills = Number(options.kills);
const rounds = Number(options.rounds);
const started = performance.now();
const crashes: Crash[] = [];
const engineCount = 2;
for (let round = 0; round < rounds; round += 1) {
  // A new database each time: two of the points are met only while it is made.
  await Promise.all([embeddedEngine(), await serverEngine(server)].map(matrixOn));
}
const wrong = crashes.filter(({ problems }) => problems.length > 0);
const slowest = Math.max(...crashes.map(({ healedMs }) => healedMs));
process.stdout.write('\n');
const expected = faultPoints.length * engineCount * rounds;
process.stdout.write(
  `reliability B1: ${crashes.length} kills (${faultPoints.length} points × ${engineCount} engines × ${rounds}): ${wrong.length} with something lost or doubled (target 360, 0)\n` +
    `reliability B2: slowest to heal ${slowest} ms after /readyz (target 5000 ms)\n`,
);
const hard = [
  ...(await Promise.all([loadOn(embeddedEngine()), loadOn(await serverEngine(server))])),
  reported('reliability B4: of the database server', await databaseKills(Math.ceil(kills / 2)), 20),
];
const second = await secondOn(embeddedEngine());
process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s.\n`);
const isWhole = wrong.length === 0 && crashes.length === expected && second.problems.length === 0;
process.exitCode = isWhole && hard.every(({ problems }) => problems.length === 0) ? 0 : 1;

async function falsified(engine: Engine): Promise<number> {
  try {
    const { problems } = await falsifiedCrash(engine);
    process.stdout.write(`${problems.join('\n')}\n`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await engine.remove();
  }
}

async function loadOn(engine: Engine): Promise<Kills> {
  try {
    return reported(`reliability B3: under load on ${engine.name}`, await killsUnderLoad(engine, kills), 100);
  } finally {
    await engine.remove();
  }
}

async function secondOn(engine: Engine): Promise<SecondStart> {
  try {
    const ended = await secondStart(engine, rounds);
    const { slowestMs, problems } = ended;
    process.stdout.write(
      `reliability B5: ${rounds} second shops on one directory, the slowest ended after ${slowestMs} ms naming process and fix: ` +
        `${problems.length === 0 ? '0 rows lost' : problems.join('; ')} (target 2000 ms, 0)\n`,
    );
    return ended;
  } finally {
    await engine.remove();
  }
}

function reported(where: string, ended: Kills, target: number): Kills {
  const { problems, orders, slowestMs } = ended;
  process.stdout.write(
    `${where}, ${ended.kills} kills: ${orders} orders acknowledged, ${problems.length === 0 ? 'none lost or doubled' : problems.join('; ')}; ` +
      `slowest to serve again ${slowestMs} ms (target ${target} kills, 0 lost, 0 payments without an order)\n`,
  );
  return ended;
}

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
