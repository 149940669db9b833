import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Planted } from './plantedShop.ts';

/** The built storefront before the tests' own shop, with what was planted, in a process of its own. */
export async function startPlantedShop(planted: Partial<Planted>) {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-planted-'));
  const file = join(folder, 'planted.json');
  writeFileSync(file, JSON.stringify({ words: '', blocks: [], instead: [], ...planted } satisfies Planted));
  const script = fileURLToPath(new URL('plantedShop.ts', import.meta.url));
  const shop = spawn(process.execPath, [script, inject('origin'), file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(shop.stdout, 'data');
  return {
    origin: String(told).trim(),
    close: () => {
      shop.kill();
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
