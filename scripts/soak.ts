/**
 * `npm run soak`: the races with 20 seeds, the crashes with 100 kills, and the tests that repeat themselves as often as
 * it takes to leave nothing to chance. CI runs a part of each. Takes several hours. Its lines that begin with
 * `reliability` are the figures of docs/specification/reliability.md against their targets.
 */
import { spawnSync } from 'node:child_process';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';

commandOptions({});
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
];
const middleware = ['vitest', 'run', '--project', 'middleware', '--testTimeout', '3600000', ...tests];
/** A server that keeps what it acknowledged, as a shop's does. */
const postgres = [process.execPath, 'scripts/onPostgres.ts', '--durable'];
/** Only Linux lets a process mount a small disk of its own, to be filled. */
const inOwnMounts = ['unshare', '--map-root-user', '--mount'];
const parts = [
  [...postgres, process.execPath, 'apps/middleware/src/races/cli.ts', '--seeds', '20'],
  [...postgres, process.execPath, 'apps/middleware/src/crashes/cli.ts', '--kills', '100', '--rounds', '10'],
  ...(process.platform === 'linux'
    ? [[...inOwnMounts, process.execPath, 'apps/middleware/src/crashes/fullDiskCli.ts']]
    : []),
  [...postgres, ...middleware],
  // The same on the embedded database.
  middleware,
  [process.execPath, 'scripts/build.ts'],
  // Mozilla's Observatory, which is too heavy for CI.
  [process.execPath, 'scripts/observatory.ts'],
  ['vitest', 'run', '-c', 'apps/storefront/e2e/vitest.config.ts', 'faults.spec', 'bagTwice.spec'],
];
for (const [command = '', ...args] of parts) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_SOAK: 'on' },
  });
  if (status !== 0) process.exit(1);
}
