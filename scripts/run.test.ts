import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { serverOptions } from './shopProcess.ts';

const launcher = join(root, 'scripts/run.mjs');

/** A program that makes many small things, keeps some, and says how large their space became. */
const mostRubbish = `
  const kept = [];
  let most = 0;
  for (let i = 0; i < 60; i += 1) {
    kept.push(Array.from({ length: 20_000 }, (_, n) => ({ n })));
    if (kept.length > 8) kept.shift();
    const young = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    most = Math.max(most, young.space_size);
  }
  most`;

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

  it('the shop is served with the options it is measured with, which keep its rubbish under 32 MiB', () => {
    const options = /^ {2}start: \[(.*)\],$/m.exec(readFileSync(launcher, 'utf8'))?.[1];
    expect(options).toBe(serverOptions.map((option) => `'${option}'`).join());
    const { stdout } = spawnSync(process.execPath, [...serverOptions, '-p', mostRubbish], {
      encoding: 'utf8',
    });
    expect(Number(stdout)).toBeLessThanOrEqual(32 * 2 ** 20);
  }, 30_000);

  it('ends with the code of its task', async () => {
    const child = spawn(process.execPath, [launcher, 'new', 'nothing'], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  }, 30_000);
});
