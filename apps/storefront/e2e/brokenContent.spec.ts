import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { createMiddleware } from '@tailorbird/middleware/createMiddleware';
import { readEnv } from '@tailorbird/middleware/env';
import { type BrokenFile, createContentStore } from '@tailorbird/middleware/services/content/contentStore';
import { createContent } from '@tailorbird/middleware/services/content/createContent';
import { lastGoodFiles } from '@tailorbird/middleware/services/content/lastGoodFiles';
import type { Hono } from 'hono';
import { expect, inject, test } from 'vitest';
import { builtStorefront } from './builtStorefront.ts';
import { forThisFile } from './forThisFile.ts';

const origin = 'http://shop.example';
const folder = mkdtempSync(join(tmpdir(), 'tailorbird-broken-'));
const published = fileURLToPath(new URL('../../middleware/content/published', import.meta.url));
cpSync(published, join(folder, 'published'), { recursive: true });

const env = readEnv({
  DATABASE_URL: inject('databaseUrl'),
  DATA_DIRECTORY: folder,
  PUBLIC_URL: origin,
  TAILORBIRD_MODE: 'demonstration',
  TAILORBIRD_PREPARE_PICTURES: 'off',
  LOG_LEVEL: 'silent',
});
if (!env.ok) throw new Error(env.error);
const made = await createMiddleware(env.value);
if (!made.ok) throw new Error(made.error.message);
const middleware = await forThisFile(
  Promise.resolve({
    app: made.value.app,
    close: async () => {
      await made.value.close();
      rmSync(folder, { recursive: true });
    },
  }),
);
const broken: BrokenFile[] = [];

/** A shop that has just started, over the content in our folder. */
function started(kept = 'kept'): Hono {
  const store = createContentStore({
    folder: join(folder, 'published'),
    onBroken: (one) => broken.push(one),
    lastGood: lastGoodFiles(join(folder, kept), () => {}),
  });
  const content = createContent({
    published: store,
    staging: store,
    preview: { secret: '', isOpen: false },
    clock: () => new Date(),
  });
  return builtStorefront(origin, {
    middleware: (request) =>
      new URL(request.url).pathname.startsWith('/content/')
        ? content.fetch(request)
        : middleware.app.fetch(request),
    remote: false,
    cache: noPageCache,
  });
}

const home = join(folder, 'published', 'uk', 'home.json');
const whole = readFileSync(home, 'utf8');
const headline = 'Made for long walks home';

/** The front page as a shopper gets it: its status, whether the editors’ headline and the navigation are there. */
async function front(shop: Hono, path = '/') {
  const response = await shop.request(origin + path);
  const html = await response.text();
  return {
    status: response.status,
    headline: html.includes(headline),
    navigation: html.includes('href="/browse/womens"'),
    welcome: html.includes('Everything we make is in the menu.'),
  };
}
const asWritten = { status: 200, headline: true, navigation: true, welcome: false };

test('a missing colon in home.json leaves the front page as it was, now and after a restart', async () => {
  const shop = started();
  expect(await front(shop)).toEqual(asWritten);
  writeFileSync(home, whole.replace('": ', '" '));
  await sleep(600);
  expect(await front(shop)).toEqual(asWritten);
  expect(await front(started())).toEqual(asWritten);
  expect(broken.at(-1)).toMatchObject({ file: home, line: 2, reason: 'colon expected' });
});

test('a front page that never could be read is a page with the navigation, and the rest of the shop stands', async () => {
  const shop = started('nothing-kept');
  expect(await front(shop)).toEqual({ status: 200, headline: false, navigation: true, welcome: true });
  expect((await front(shop, '/delivery')).status).toBe(200);
});

test('a mended file is shown again', async () => {
  const shop = started('nothing-kept');
  await front(shop);
  writeFileSync(home, whole);
  await sleep(600);
  expect(await front(shop)).toEqual(asWritten);
});
