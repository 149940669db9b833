import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const launcher = join(root, 'scripts/run.mjs');

describe('the launcher', () => {
  it('every npm script goes through it, replacing the shell, so that a signal to npm reaches it', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const [name, script] of Object.entries(scripts))
      expect(script).toBe(`exec node scripts/run.mjs ${name.replace('test:', '')}`);
  });

  it('an unknown task is refused with the list of tasks', () => {
    const { status, stderr } = spawnSync(process.execPath, [launcher, 'strat'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no task "strat". The tasks are: start, test, dev');
  });

  it('ends with the code of its task', async () => {
    const child = spawn(process.execPath, [launcher, 'new', 'nothing'], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  }, 30_000);
});
