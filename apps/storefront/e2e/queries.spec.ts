import { tmpdir } from 'node:os';
import { noPageCache } from '@tailorbird/engine/noPageCache';
import { createMiddleware } from '@tailorbird/middleware/createMiddleware';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { readEnv } from '@tailorbird/middleware/env';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { budgets } from '../../../scripts/budgets.ts';
import { builtStorefront } from './builtStorefront.ts';
import { forThisFile } from './forThisFile.ts';
import { openShopDatabase } from './shopDatabase.ts';

const origin = 'http://shop.example';
const url = inject('databaseUrl');
const database = await forThisFile(openShopDatabase());
const product = (await database.buyable(0)).path;
const query = await spyOnQueries();
let app: Hono;
let close: () => Promise<unknown>;

/** Hears of every statement this process sends to a database: its connections share one prototype. */
async function spyOnQueries() {
  const opened = await openDatabase({ url, directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  const client = await opened.value.pool.connect();
  const spy = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query');
  client.release();
  await opened.value.close();
  return spy;
}

beforeAll(async () => {
  const env = readEnv({
    DATABASE_URL: url,
    TAILORBIRD_MODE: 'demonstration',
    DATA_DIRECTORY: tmpdir(),
    PUBLIC_URL: origin,
    TAILORBIRD_PREPARE_PICTURES: 'off',
    LOG_LEVEL: 'silent',
  });
  if (!env.ok) throw new Error(env.error);
  const made = await createMiddleware(env.value);
  if (!made.ok) throw new Error(made.error.message);
  const { value: middleware } = made;
  close = middleware.close;
  app = builtStorefront(origin, {
    middleware: (request) => middleware.app.fetch(request),
    remote: false,
    cache: noPageCache,
  });
});
afterAll(() => {
  query.mockRestore();
  return close();
});

/** How many statements a page costs when nothing is kept of it. What runs in the background only adds: the least counts. */
async function queriesOf(path: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    query.mockClear();
    const response = await app.request(origin + path);
    await response.text();
    expect(response.status).toBe(200);
    counts.push(query.mock.calls.length);
  }
  return Math.min(...counts);
}

describe('performance, budgets: what a public page asks of the database', () => {
  it.each([
    ['home', '/'],
    ['listing', '/browse/womens'],
    ['filtered listing', '/browse/womens?filters[colour]=Green&filters[size]=12&sort=price-asc'],
    ['search', '/search?query=tee'],
    ['filtered search', '/search?query=tee&filters[colour]=Green&filters[colour]=Blue'],
    ['product', product],
    ['product in the EU', `/eu${product}`],
    ['shop finder', '/shop-finder'],
    ['size guide', '/size-guide'],
  ])('%s is within the budget', async (_, path) => {
    const queries = await queriesOf(path);
    expect(queries).toBeLessThanOrEqual(budgets.queries);
  });
});
