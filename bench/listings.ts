import { createClient } from '@tailorbird/commerce/client';
import { markets } from '@tailorbird/commerce/market';
import { createMiddleware } from '@tailorbird/middleware/createMiddleware';
import { openDatabase } from '@tailorbird/middleware/database/openDatabase';
import { readEnv } from '@tailorbird/middleware/env';
import { importCatalogue } from '../apps/middleware/src/catalogue/importCatalogue.ts';

/** Median and 99th percentile in milliseconds, of one call after another. */
export interface Timing {
  readonly what: string;
  readonly median: number;
  readonly p99: number;
}

const repeats = 200;
/** Imports are seconds each. */
const imports = 5;

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
 * Last, a file of two hundred styles is imported into it, then again with other prices.
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
  const start = performance.now();
  const opened = await createMiddleware(env.value);
  if (!opened.ok) throw new Error(opened.error.message);
  const made = performance.now() - start;
  const { app, close } = opened.value;
  const client = createClient({
    baseUrl: 'http://localhost',
    send: (request) => app.request(request),
    channelId: markets.uk.channelId,
    timeout: 120_000,
  });
  const pairs = twoWords();
  const timings: Timing[] = [{ what: 'made, of nothing', median: Math.round(made), p99: Math.round(made) }];
  try {
    const womens = await client.commerce.getCategory({ url: '/womens' });
    if (!womens.ok) throw new Error(womens.error.message);
    const categoryEntityId = womens.value.category.id;
    const listing = (more: object) => () =>
      client.commerce.getProductsWithFilter({ categoryEntityId, ...more });
    timings.push(
      await time('largest category, first page', listing({})),
      await time('… page 20', listing({ page: 20 })),
      await time('… cheapest first', listing({ sort: 'price-asc' })),
      await time('… one colour and one size', listing({ filters: { colour: ['Blue'], size: ['12'] } })),
      await time('… three colours', listing({ filters: { colour: ['Blue', 'Green', 'Red'], size: [] } })),
      await time('search “striped jumper”', () =>
        client.commerce.getProductsWithFilter({ query: 'striped jumper' }),
      ),
      await time('… of two words, the first time', () =>
        client.commerce.getProductsWithFilter({ query: pairs.next().value }),
      ),
      await time('search with a typing error', () =>
        client.commerce.getProductsWithFilter({ query: 'jmuper' }),
      ),
      await time('suggestions while typing', async () => {
        const answer = await app.request('/autocomplete/strip?key=tailorbird-uk');
        return { ok: answer.ok };
      }),
    );
  } finally {
    await close();
  }
  timings.push(
    ...(await timeImports({
      directory,
      ...(env.value.DATABASE_URL !== undefined && { url: env.value.DATABASE_URL }),
    })),
  );
  return timings;
}

/** What it takes to bring two hundred styles in, and to change their prices. */
async function timeImports(where: Parameters<typeof openDatabase>[0]): Promise<Timing[]> {
  const opened = await openDatabase(where);
  if (!opened.ok) throw new Error(opened.error.message);
  const { db, close } = opened.value;
  const importing = (nth: number) => async () => {
    const fetchPictures = () => Promise.resolve(new Map<string, string>());
    return importCatalogue(db, [Buffer.from(productFile(nth))], { now: new Date(), fetchPictures });
  };
  try {
    const timings = [await time('import of 200 new styles', importing(0), 0)];
    let nth = 0;
    timings.push(await time('… of other prices for them', () => importing((nth += 1))(), imports));
    return timings;
  } finally {
    await close();
  }
}

/** A Shopify product CSV of two hundred dresses in three colours and four sizes. */
function productFile(price: number): string {
  const heading =
    'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price';
  const lines = Array.from({ length: 200 }, (_, style) =>
    ['Moss Green', 'Damson', 'Navy'].flatMap((colour) =>
      [8, 10, 12, 14].map(
        (size) =>
          `bench-dress-${style},Bench Dress ${style},Dresses,women,Color,${colour},Size,${size},${40 + price}.00`,
      ),
    ),
  );
  return [heading, ...lines.flat()].join('\n');
}

/** Searches of two words of the demonstration's, each another. */
function* twoWords(): Generator<string, string> {
  const garments = ['dress', 'jumper', 'skirt', 'shirt', 'cardigan', 'trousers', 'top', 'coat', 'pyjamas'];
  const traits = [
    'striped',
    'floral',
    'spotted',
    'printed',
    'cotton',
    'linen',
    'wool',
    'jersey',
    'blue',
    'green',
    'red',
    'navy',
  ];
  const orders = (one: string, other: string) => [`${one} ${other}`, `${other} ${one}`];
  for (const garment of garments) for (const trait of traits) yield* orders(trait, garment);
  return 'striped jumper';
}

/** Times a call after a first one, which fills what is kept; where there are no more, that one is what is told. */
async function time(what: string, call: () => Promise<{ ok: boolean }>, more = repeats): Promise<Timing> {
  const times: number[] = [];
  for (let i = 0; i <= more; i += 1) {
    const start = performance.now();
    const answer = await call();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`The benchmark's call failed: ${what}: ${JSON.stringify(answer)}`);
  }
  const counted = (more === 0 ? times : times.slice(1)).toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((counted[Math.floor(counted.length * share)] ?? Number.NaN) * 10) / 10;
  return { what, median: at(0.5), p99: at(0.99) };
}
