import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';

test('a run that is told to end names the file it hangs in, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-hanging-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const begun = join(folder, 'begun');
  mkdirSync(join(folder, 'scripts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'scripts/hanging.test.ts'),
    `import { writeFileSync } from 'node:fs';
     import { test } from 'vitest';
     test('never ends', () => { writeFileSync(${JSON.stringify(begun)}, ''); for (;;); });`,
  );
  writeFileSync(
    join(folder, 'scripts/ending.test.ts'),
    "import { test } from 'vitest'; test('ends', () => {});",
  );
  const config = ['--config', join(root, 'vitest.config.ts'), '--project', 'unit*', '--maxWorkers', '2'];
  const run = spawn('vitest', ['run', '--root', folder, ...config], { detached: true });
  onTestFinished(() => {
    // The test's own process hears nothing any more.
    if (run.pid !== undefined) process.kill(-run.pid, 'SIGKILL');
  });
  let said = '';
  run.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  await expect.poll(() => existsSync(begun), { timeout: 50_000 }).toBe(true);
  await expect.poll(() => said, { timeout: 50_000 }).toContain('ending.test.ts');
  run.kill('SIGTERM');
  await expect.poll(() => said).toContain('Still running: scripts/hanging.test.ts');
  expect(said).not.toContain('Still running: scripts/ending.test.ts');
});
