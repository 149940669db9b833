/**
 * `npm run soak`: the races with 20 seeds, the crashes with 100 kills, and the tests that repeat themselves as often as
 * it takes to leave nothing to chance. CI runs a part of each. Takes several hours. Its lines that begin with
 * `reliability` are the figures of docs/specification/reliability.md against their targets.
 *
 *   npm run soak -- --only load --minutes 120    one part: the built shop under a steady load
 *   npm run soak -- --only fuzz --minutes 30     strange bytes, calls and pages, until one is answered with a failure
 */
import { spawnSync } from 'node:child_process';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';

/** Every file of middleware that asks `rounds` how often. */
const tests = [
  'lostAnswers',
  'ledger.test',
  'tabs.server',
  'races.server',
  'bagHistory',
  'wallet.test',
  'customers.server',
  'mergedBags',
  'loginTiming',
  'passwordBytes',
  'attempts.test',
  'wishlists.test',
  'strangeCalls',
  'migrate.test',
];
const middleware = ['vitest', 'run', '--project', 'middleware', '--testTimeout', '3600000', ...tests];
/** A server that keeps what it acknowledged, as a shop's does. */
const postgres = [process.execPath, 'scripts/onPostgres.ts', '--durable'];
/** Only Linux lets a process mount a small disk of its own, to be filled. */
const inOwnMounts = ['unshare', '--map-root-user', '--mount'];
const soaking = (name: string, ...more: string[]) => [
  process.execPath,
  'scripts/onPostgres.ts',
  process.execPath,
  `scripts/soak/${name}.ts`,
  ...more,
];
const { values: options } = commandOptions({
  options: { only: { type: 'string' }, minutes: { type: 'string' } },
});
/** The parts, each with its commands. */
const parts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  races: [[...postgres, process.execPath, 'apps/middleware/proofs/races/cli.ts', '--seeds', '20']],
  crashes: [
    [
      ...postgres,
      process.execPath,
      'apps/middleware/proofs/crashes/cli.ts',
      '--kills',
      '100',
      '--rounds',
      '10',
    ],
    ...(process.platform === 'linux'
      ? [[...inOwnMounts, process.execPath, 'apps/middleware/proofs/crashes/fullDiskCli.ts']]
      : []),
  ],
  // On a server, and the same on the embedded database.
  middleware: [[...postgres, ...middleware], middleware],
  e2e: [
    [process.execPath, 'scripts/build.ts'],
    // Mozilla's Observatory, which is too heavy for CI.
    [process.execPath, 'scripts/observatory.ts'],
    ['vitest', 'run', '-c', 'apps/storefront/e2e/vitest.config.ts', 'faults.spec', 'bagTwice.spec'],
  ],
  rolling: [[process.execPath, 'scripts/build.ts'], soaking('rollingRestart', '--restarts', '10')],
  older: [[process.execPath, 'scripts/build.ts'], soaking('olderBuild')],
  clocks: [[process.execPath, 'scripts/build.ts'], soaking('skewedClocks')],
  memory: [[process.execPath, 'scripts/build.ts'], soaking('littleMemory')],
  guesses: [[process.execPath, 'scripts/build.ts'], soaking('stuffedCredentials')],
  restore: [[process.execPath, 'scripts/build.ts'], soaking('restoreDrill')],
  traces: [[process.execPath, 'scripts/build.ts'], soaking('traceCost')],
  fuzz: [
    ['vitest', 'run', '--project', 'middleware', '--testTimeout', '7200000', 'rawBytes', 'strangeCalls'],
    [process.execPath, 'scripts/build.ts'],
    ['vitest', 'run', '-c', 'apps/storefront/e2e/vitest.config.ts', 'strangePages'],
  ],
  // Which tests prove what is known once `npm test` has run.
  mutants: [[...postgres, process.execPath, 'scripts/spec.ts', '--mutate']],
  // Faults that Stryker makes up: decision 49.
  mutation: [
    ['stryker', 'run', 'scripts/mutation/commerce.json'],
    [...postgres, 'stryker', 'run', 'scripts/mutation/middleware.json'],
  ],
  load: [
    [process.execPath, 'scripts/build.ts'],
    soaking('steadyLoad', '--minutes', options.minutes ?? '120'),
  ],
};
const chosen = options.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part called "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
for (const [command = '', ...args] of chosen.flatMap((name) => parts[name] ?? [])) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_SOAK: 'on', TEST_FUZZ_MINUTES: options.minutes ?? '30' },
  });
  if (status !== 0) process.exit(1);
}
