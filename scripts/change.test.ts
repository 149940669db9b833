import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentChange } from './change.ts';
import { changedChecks } from './changedChecks.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

const failing = (name: string, file: string) =>
  `import { expect, test } from 'vitest';\nimport { said } from '${file}';\ntest('${name}', () => { expect(said).toBe(''); });\n`;
const files = {
  '.gitignore': 'node_modules\nignored.ts\n',
  'packages/ui/src/changed.ts': "export const said = 'before';\n",
  'packages/ui/src/between.ts': "export { said } from './changed.ts';\n",
  'packages/ui/src/between.test.ts': failing('imports what has changed', './between.ts'),
  'packages/ui/src/same.ts': "export const said = 'same';\n",
  'packages/ui/src/same.test.ts': failing('imports nothing that has changed', './same.ts'),
};

/** A repository with a commit that `origin/main` has, one that it has not, a change and a file that no commit has. */
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-change-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Wren', '-c', 'user.email=wren@example.com', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
beforeAll(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('packages/ui/src/changed.ts', "export const said = 'after';\n");
  git('commit', '--quiet', '--all', '--message', 'after');
  write('.gitignore', `${files['.gitignore']}\n`);
  write('new.ts', '');
  write('ignored.ts', '');
});

it('a change is what was committed since origin/main, what is not committed yet, and what is new', () => {
  expect(currentChange(folder).files).toEqual(['.gitignore', 'packages/ui/src/changed.ts', 'new.ts']);
});

it('the unit tests that import what has changed are run, however far off, and those that do not are not', {
  timeout: 120_000,
}, async () => {
  const unit = changedChecks(currentChange(folder)).find(({ name }) => name === 'unit');
  const [command] = unit?.commands ?? [];
  const args = [...(command?.args ?? []), '--root', folder, '--config', join(root, 'vitest.config.ts')];
  const { passed, output } = await runCommand({ run: command?.run ?? '', args, cwd: folder });
  expect(passed).toBe(false);
  expect(output).toContain('imports what has changed');
  expect(output).not.toContain('imports nothing that has changed');
});
