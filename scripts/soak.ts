/** `npm run soak`: the races with 20 seeds and the crashes with 100 kills, which CI runs in part. Takes about an hour. */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';
import { runTool } from './runTool.ts';

const { status } = spawnSync(
  process.execPath,
  ['scripts/onPostgres.ts', process.execPath, 'apps/middleware/src/races/cli.ts', '--seeds', '20'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
runTool(process.execPath, [
  'scripts/onPostgres.ts',
  process.execPath,
  'apps/middleware/src/crashes/cli.ts',
  '--kills',
  '100',
]);
