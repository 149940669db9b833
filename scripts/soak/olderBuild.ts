/**
 * `node scripts/onPostgres.ts node scripts/soak/olderBuild.ts`: the build from before the newest migration serves on the
 * database which the newest has migrated, beside the newest, and people buy in it: what a rolling deploy is made of, and
 * what a merchant goes back to (reliability J9).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodsOf } from '../../apps/middleware/proofs/races/goods.ts';
import { root } from '../root.ts';
import { startMixedLoad } from './mixedLoad.ts';
import { soakDatabase, soakShop } from './soakShop.ts';

const loadMs = 30_000;

function run(file: string, args: readonly string[], { cwd = root, env = {} } = {}): string {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout.trim();
}

const newest = run('git', ['log', '-1', '--format=%H', '--', 'apps/middleware/migrations']);
const tree = mkdtempSync(join(tmpdir(), 'tailorbird-older-'));
run('git', ['worktree', 'add', '--detach', tree, `${newest}^`]);
const engine = await soakDatabase();
try {
  // Any task installs what the tree needs; this one has nothing to find fault with.
  run(process.execPath, ['scripts/run.mjs', 'sbom'], { cwd: tree });
  run(process.execPath, ['scripts/build.ts'], { cwd: tree });
  const newer = await soakShop(engine);
  // As its journeys expect it: nobody is taken to be abroad.
  const older = await soakShop(engine, { tree, env: { TAILORBIRD_COUNTRY_HEADER: 'x-test-country' } });
  try {
    await engine.rows('update stock_levels set on_hand = 1000000');
    const goods = await goodsOf(engine, 20);
    const loads = [newer, older].map(({ origin }) => startMixedLoad(origin, { perSecond: 10, goods }));
    await sleep(loadMs);
    const [ofNewer, ofOlder] = await Promise.all(loads.map((load) => load.stop()));
    const errors = [...(ofNewer?.errors ?? []), ...(ofOlder?.errors ?? [])];
    const lost = (ofNewer?.lostBags ?? 0) + (ofOlder?.lostBags ?? 0);
    const config = 'apps/storefront/e2e/vitest.config.ts';
    run('node_modules/.bin/vitest', ['run', '-c', config, 'buy.spec'], {
      cwd: tree,
      env: { E2E_ORIGIN: older.origin, E2E_DATABASE_URL: engine.env['DATABASE_URL'] ?? '' },
    });
    console.log(
      `reliability J9: the build before ${newest.slice(0, 8)} on its schema, beside the newest: ${errors.length} of ` +
        `${(ofNewer?.requests ?? 0) + (ofOlder?.requests ?? 0)} requests failed, ${lost} bags lost, and its journeys to an order pass (target 0, 0)`,
    );
    for (const error of [...new Set(errors)].slice(0, 10)) console.log(`  ${error}`);
    process.exitCode = errors.length === 0 && lost === 0 && ofOlder?.requests ? 0 : 1;
  } finally {
    await older.stop();
    await newer.stop();
  }
} finally {
  await engine.remove();
  run('git', ['worktree', 'remove', '--force', tree]);
  rmSync(tree, { recursive: true, force: true });
}
