import { createClient } from '@tailorbird/commerce/client';
import { markets } from '@tailorbird/commerce/market';
import { createMiddleware } from '@tailorbird/middleware/createMiddleware';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { readEnv } from '@tailorbird/middleware/env';

/** Median and 95th percentile in milliseconds, of one call after another. */
export interface Timing {
  readonly what: string;
  readonly median: number;
  readonly p95: number;
}

const repeats = 60;

/**
 * A new database of its own on the server of `url`, which must be allowed to make one. The one made before under
 * the same name goes.
 */
async function newDatabase(url: string, name: string): Promise<string> {
  const opened = await openDatabase({ url, directory: '' });
  if (!opened.ok) throw new Error(opened.error.message);
  await opened.value.pool.query(`drop database if exists ${name}`);
  await opened.value.pool.query(`create database ${name}`);
  await opened.value.close();
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/**
 * Times listings through the middleware's door, without a page around them: what the database costs. The
 * catalogue of `styles` styles is made first: in `directory`, or in a database of its own on the server given.
 */
export async function timeListings(
  styles: number,
  directory: string,
  databaseUrl?: string,
): Promise<Timing[]> {
  const env = readEnv({
    DATA_DIRECTORY: directory,
    DATABASE_URL: databaseUrl && (await newDatabase(databaseUrl, `tailorbird_bench_${styles}`)),
    TAILORBIRD_MODE: 'demonstration',
    TAILORBIRD_SEED_STYLES: String(styles),
    TAILORBIRD_PREPARE_PICTURES: 'off',
    TAILORBIRD_RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  if (!env.ok) throw new Error(env.error);
  const opened = await createMiddleware(env.value);
  if (!opened.ok) throw new Error(opened.error.message);
  const { app, close } = opened.value;
  const client = createClient({
    baseUrl: 'http://localhost',
    send: (request) => app.request(request),
    channelId: markets.uk.channelId,
    timeout: 120_000,
  });
  try {
    const womens = await client.commerce.getCategory({ url: '/womens' });
    if (!womens.ok) throw new Error(womens.error.message);
    const categoryEntityId = womens.value.category.id;
    const listing = (more: object) => () =>
      client.commerce.getProductsWithFilter({ categoryEntityId, ...more });
    return [
      await time('largest category, first page', listing({})),
      await time('… page 20', listing({ page: 20 })),
      await time('… cheapest first', listing({ sort: 'price-asc' })),
      await time('… one colour and one size', listing({ filters: { colour: ['Blue'], size: ['12'] } })),
      await time('… three colours', listing({ filters: { colour: ['Blue', 'Green', 'Red'], size: [] } })),
      await time('search “striped jumper”', () =>
        client.commerce.getProductsWithFilter({ query: 'striped jumper' }),
      ),
      await time('search with a typing error', () =>
        client.commerce.getProductsWithFilter({ query: 'jmuper' }),
      ),
      await time('suggestions while typing', async () => {
        const answer = await app.request('/autocomplete/strip?key=tailorbird-uk');
        return { ok: answer.ok };
      }),
    ];
  } finally {
    await close();
  }
}

async function time(what: string, call: () => Promise<{ ok: boolean }>): Promise<Timing> {
  const first = await call();
  if (!first.ok) throw new Error(`The benchmark's call failed: ${what}: ${JSON.stringify(first)}`);
  const times: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { what, median: at(0.5), p95: at(0.95) };
}
