import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StrangeContent } from './strangeShop.ts';

/** The built storefront over made-up content, in a process of its own. */
export interface StrangeShop {
  readonly origin: string;
  /** What it has written to its log until now. */
  readonly log: () => string;
  readonly stop: () => void;
}

/** What a shop has whose every service is gone. */
export const nothing: StrangeContent = { pages: {}, products: [] };

/** Starts the built storefront on a free port over this content and no other service. */
export async function startStrangeShop(content: StrangeContent): Promise<StrangeShop> {
  const folder = mkdtempSync(join(tmpdir(), 'tailorbird-strange-'));
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  const script = fileURLToPath(new URL('strangeShop.ts', import.meta.url));
  const shop = spawn(process.execPath, [script, join(folder, 'content.json')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let log = '';
  shop.stderr.on('data', (data: Buffer) => {
    log += data.toString();
  });
  const origin = await new Promise<string>((resolve, reject) => {
    shop.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    shop.once('close', () => reject(new Error(`The shop ended before it served:\n${log}`)));
  });
  return {
    origin,
    log: () => log,
    stop: () => {
      shop.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
