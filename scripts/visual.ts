/**
 * `npm run test:visual`: builds Storybook and compares the picture of every story with the accepted one; with `--shop` it
 * builds the shop instead and compares whole pages. What follows `--` goes to apps/storybook/visual.ts, which says what it
 * takes: `--shop`, `--update`, `--story blocks-hero`, `--repeat 5`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { root } from './root.ts';
import { runTool } from './runTool.ts';

await findBrowser();
// The shop builds itself as it starts.
if (!process.argv.includes('--shop')) {
  const storybook = join(root, 'apps/storybook/node_modules/.bin/storybook');
  const { status } = spawnSync(storybook, ['build', '-o', 'storybook-static', '--quiet'], {
    cwd: join(root, 'apps/storybook'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}
runTool(process.execPath, ['apps/storybook/visual.ts', ...process.argv.slice(2)]);
