import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { reloadsPages } from './reloadsPages.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'tailorbird-dev-')));
const content = realpathSync(mkdtempSync(join(tmpdir(), 'tailorbird-content-')));
/** What browsers are told. */
const told: string[] = [];
let vite: ViteDevServer;

beforeAll(async () => {
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app/still.ts'), 'export const text = 1;');
  writeFileSync(join(root, 'app/live.ts'), 'export const text = 1;\nimport.meta.hot?.accept();');
  writeFileSync(join(root, 'app/nobodys.ts'), 'export const text = 1;');
  writeFileSync(join(content, 'home.json'), '{}');
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [reloadsPages(`${content}/`)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  vi.spyOn(vite.environments.client.hot, 'send').mockImplementation((message: unknown) => {
    told.push(typeof message === 'object' && message && 'type' in message ? String(message.type) : '');
  });
  for (const name of ['still', 'live']) await vite.ssrLoadModule(`/app/${name}.ts`);
  await vite.environments.client.transformRequest('/app/live.ts');
});
beforeEach(() => {
  told.length = 0;
});
afterAll(async () => {
  await vite.close();
  for (const folder of [root, content]) rmSync(folder, { recursive: true });
});

/** Lets the server know of a change, and waits until it has told whom it tells. */
async function change(file: string): Promise<string[]> {
  vite.watcher.emit('change', file);
  for (let tries = 0; tries < 20 && told.length === 0; tries += 1) await sleep(50);
  return told;
}

it('a page is loaded anew for a module that only the server has', async () => {
  expect(await change(join(root, 'app/still.ts'))).toEqual(['full-reload']);
});

it('a page is loaded anew for content, which nothing imports', async () => {
  expect(await change(join(content, 'home.json'))).toEqual(['full-reload']);
});

it('what a browser has is left to it', async () => {
  expect(await change(join(root, 'app/live.ts'))).toEqual(['update']);
});

it('for a file that nothing shows no page is loaded', async () => {
  expect(await change(join(root, 'app/nobodys.ts'))).toEqual([]);
});
