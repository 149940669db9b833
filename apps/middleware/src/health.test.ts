import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, createHealth, createPrivateApp } from './app.ts';
import { shopWith, type TestShop } from './testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const health = (isDraining = false) => createHealth({ db: shop.db, isDraining: () => isDraining });
const statusOf = async (path: string, isDraining = false) => (await health(isDraining).request(path)).status;

/** On a busy machine the database may be slow for a moment, which is not being ready. */
const untilReady = () => expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);

describe('health', () => {
  it('reliability J3: a shop that runs on its newest schema lives and is ready', async () => {
    expect(await statusOf('/livez')).toBe(200);
    await untilReady();
  });

  it('reliability J3: one that is about to end lives, and is not ready', async () => {
    expect([await statusOf('/livez', true), await statusOf('/readyz', true)]).toEqual([200, 503]);
  });

  it('reliability J3: on a schema older than its own it is not ready', async () => {
    await shop.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`,
    );
    const response = await health().request('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'the database is not migrated']);
    await shop.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`,
    );
    await untilReady();
  });

  it('reliability J3: where it has a port of its own, shoppers see neither health nor the description of the calls', async () => {
    const deps = { db: shop.db, isDraining: () => false };
    const paths = ['/livez', '/healthz', '/readyz', '/openapi.json'];
    const isThere = (app: { request: TestShop['app']['request'] }) =>
      Promise.all(paths.map(async (path) => (await app.request(path)).status !== 404));
    expect(await isThere(shop.app)).toEqual([true, true, true, true]);
    expect(await isThere(createPrivateApp(deps))).toEqual([true, true, true, true]);
    const forShoppers = createApp({ ...shop.deps, hasPrivatePort: true });
    expect(await isThere(forShoppers)).toEqual([false, false, false, false]);
  });
});
