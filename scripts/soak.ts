/**
 * `npm run soak`: the races with 20 seeds, the crashes with 100 kills, and the tests that repeat themselves as often as
 * it takes to leave nothing to chance. CI runs a part of each. Takes about two hours.
 */
import { spawnSync } from 'node:child_process';
import { commandOptions } from './commandOptions.ts';
import { root } from './root.ts';
import { runTool } from './runTool.ts';

commandOptions({});
const tests = ['lostAnswers', 'ledger.test', 'tabs.server', 'customers.server', 'attempts.test'];
const parts = [
  [process.execPath, 'apps/middleware/src/races/cli.ts', '--seeds', '20'],
  ['vitest', 'run', '--project', 'middleware', '--testTimeout', '3600000', ...tests],
];
for (const part of parts) {
  const { status } = spawnSync(process.execPath, ['scripts/onPostgres.ts', '--durable', ...part], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_SOAK: 'on' },
  });
  if (status !== 0) process.exit(1);
}
runTool(process.execPath, [
  'scripts/onPostgres.ts',
  '--durable',
  process.execPath,
  'apps/middleware/src/crashes/cli.ts',
  '--kills',
  '100',
]);
