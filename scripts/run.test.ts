import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { root } from './root.ts';
import { serverOptions, startShop } from './shopProcess.ts';
import tasks from './tasks.json' with { type: 'json' };

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
    const taskOf = (name: string) => name.replace('test:', '');
    for (const [name, script] of Object.entries(manifest.scripts))
      expect(script).toBe(`exec node scripts/run.mjs ${taskOf(name)}`);
    expect(Object.keys(manifest.scripts).map(taskOf).toSorted()).toEqual(Object.keys(tasks).toSorted());
  });

  it('an unknown task is refused with the list of tasks', () => {
    const { status, stderr } = spawnSync(process.execPath, [launcher, 'strat'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('There is no task "strat". The tasks are: start, test, dev');
  });

  it('the shop is served with the options it is measured with, which keep its rubbish under 32 MiB', () => {
    const { stdout } = spawnSync(process.execPath, [...serverOptions, '-p', mostRubbish], {
      encoding: 'utf8',
    });
    expect(Number(stdout)).toBeLessThanOrEqual(32 * 2 ** 20);
  }, 30_000);

  it('reliability §4.2: no task lets the process be ended at a fault point', () => {
    const conditions = Object.values(tasks).flatMap((task) => ('node' in task ? task.node : []));
    expect(conditions.filter((option) => option.includes('faults'))).toEqual([]);
    expect(conditions).toContain('--conditions=development');
  });

  it('a task gives its memory back to the machine as decision 27 says, unless the machine is set otherwise', () => {
    const tellOf = (own: Record<string, string>) => {
      const tell = 'console.log(process.env.MALLOC_ARENA_MAX,process.env.MALLOC_MMAP_THRESHOLD_)';
      const { MALLOC_ARENA_MAX: _, MALLOC_MMAP_THRESHOLD_: __, ...env } = process.env;
      const { stdout } = spawnSync(process.execPath, [launcher, 'new', 'nothing'], {
        encoding: 'utf8',
        env: { ...env, ...own, NODE_OPTIONS: `--import=data:text/javascript,${tell}` },
      });
      const told = stdout.match(/^(?:undefined|\d+) (?:undefined|\d+)$/gm) ?? [];
      return [told.at(0), told.at(-1)];
    };
    expect(tellOf({})).toEqual(['undefined undefined', '2 131072']);
    expect(tellOf({ MALLOC_ARENA_MAX: '4' })).toEqual(['4 undefined', '4 131072']);
  }, 30_000);

  it('a shop that is started without the launcher has the same of them, so that what is measured is what runs', async () => {
    // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
    vi.stubEnv('MALLOC_ARENA_MAX', undefined);
    const shop = await startShop(['-p', 'process.env.MALLOC_ARENA_MAX'], {});
    vi.unstubAllEnvs();
    await shop.ended;
    expect(shop.log().trim()).toBe('2');
  });

  it.each([
    ['darwin', 'brew install node@24'],
    ['win32', 'wsl --install'],
    ['freebsd', 'nvm install 24'],
  ])(
    'on %s, where no Node is packed, an old one is told with what to install, before anything is',
    (platform, cure) => {
      const pretend = `Object.defineProperty(process,'platform',{value:'${platform}'});Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.11.0'}})`;
      const { status, stderr, stdout } = spawnSync(process.execPath, [launcher, 'doctor'], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}` },
      });
      expect(status).toBe(1);
      expect(stderr).toContain('it needs Node 24.7 or later, and this is 20.11.0');
      expect(stderr).toContain(cure);
      expect(stdout).not.toContain('Installing');
    },
  );

  it('ends with the code of its task', async () => {
    const child = spawn(process.execPath, [launcher, 'new', 'nothing'], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(1);
  }, 30_000);
});
