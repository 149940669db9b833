import { existsSync, readFileSync } from 'node:fs';
import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hedgerow, importingShop, later } from '../testing/importingShop.ts';

let shop: Awaited<ReturnType<typeof importingShop>>;
beforeAll(async () => {
  shop = await importingShop();
});
afterAll(() => shop.database.close());
beforeEach(() => shop.empty());

const run: typeof shop.run = (...asked) => shop.run(...asked);
const rowsOf: typeof shop.rowsOf = (query) => shop.rowsOf(query);
const catalogueRows = () => shop.catalogueRows();

describe('importing a file', () => {
  test('tells what it did', async () => {
    const report = await run(hedgerow);
    expect(report).toMatchObject({
      ok: true,
      value: { created: 5, updated: 0, unpublished: 1, variants: 9 },
    });
    expect(report.ok && report.value.missingPictures).toHaveLength(4);
  });

  test('puts products on sale with stock, prices in three channels and categories', async () => {
    await run(hedgerow);
    const [dress] = await catalogueRows();
    const code = String(dress?.['sku']);
    expect(dress).toMatchObject({
      handle: 'bramble-wrap-dress',
      inventory_tracking: 'variant',
      source: 'import',
      variants: [
        [`${code}-BRW-MG-10`, 'Moss Green', '10', 'Regular', false, 12],
        [`${code}-BRW-MG-12`, 'Moss Green', '12', 'Regular', false, 0],
        [`${code}-BRW-DA-12L`, 'Damson', '12', 'Long', false, 3],
      ],
      prices: [
        [markets.uk.channelId, 8500, 5950],
        [markets.eu.channelId, 10_200, 7150],
        [markets.us.channelId, 11_250, 7900],
      ],
      categories: ['/womens/dresses'],
    });
    const own = await rowsOf(
      sql`select list, sale from variant_prices where channel_id = ${markets.uk.channelId}`,
    );
    expect(own).toContainEqual({ list: 6450, sale: null });
  });

  test('lists them in every market, with the placeholder where no picture could be fetched', async () => {
    await run(hedgerow);
    const cards = await rowsOf(
      sql`select card from listing_cards where channel_id = ${markets.eu.channelId}`,
    );
    const byName = new Map(cards.map(({ card }) => [nameOf(card), card]));
    expect([...byName.keys()].toSorted()).toEqual([
      'Bramble Wrap Dress',
      'Hurdle Olive Cord Overshirt',
      'Lantern Mug',
      'Tailorbird Gift Card',
    ]);
    expect(byName.get('Bramble Wrap Dress')).toMatchObject({
      soldOut: false,
      price: { currency: 'EUR', list: 10_200, sale: 7150 },
      colourways: [
        { colour: 'Moss Green', image: '/i/uploads/moss' },
        { image: '/i/tailorbird/placeholder' },
      ],
    });
    const [found] = await rowsOf(
      sql`select handle from products where search @@ websearch_to_tsquery('english', 'olive overshirts')`,
    );
    expect(found).toEqual({ handle: 'hurdle-cord-overshirt' });
  });

  test('knows the words of what it brings, and forgets those that nothing says any longer', async () => {
    const isKnown = async (word: string) => {
      const [found] = await rowsOf(sql`select styles from search_words where word = ${word}`);
      return found?.['styles'] ?? 0;
    };
    await run(hedgerow);
    expect([await isKnown('lantern'), await isKnown('beacon')]).toEqual([1, 0]);
    await run(hedgerow.replaceAll('Lantern Mug', 'Beacon Mug').replaceAll(/lantern (?!mug)/gi, 'lamp '));
    expect(await isKnown('beacon')).toBe(1);
    expect(await isKnown('lantern')).toBe(0);
  });

  test('leaves out what is not published', async () => {
    await run(hedgerow);
    const [scarf] = await rowsOf(sql`
      select bool_and(v.purchasing_disabled) as disabled, (select count(*)::int from listing_entries e where e.product_id = p.id) as listed
      from products p join variants v on v.product_id = p.id where p.handle = 'unfinished-scarf' group by p.id`);
    expect(scarf).toEqual({ disabled: true, listed: 0 });
  });

  test('commerce §5 gift card 1: a gift card has the style code of gift cards and asks for the recipient', async () => {
    await run(hedgerow);
    const [card] = await rowsOf(sql`select sku, modifiers from products where handle = 'gift-card-by-email'`);
    expect(card?.['sku']).toBe('100000');
    expect(JSON.stringify(card?.['modifiers'])).toContain('Recipient email');
  });
});

const latin1 = Buffer.from(hedgerow.replace('Horn', 'H\u00f6rn'), 'latin1');
const broken: [string, string | Uint8Array, object][] = [
  ['missing column', hedgerow.replace('Variant Price', 'Cost'), { line: 1, column: 'Variant Price' }],
  ['bad price', hedgerow.replace('59.50', 'dear'), { line: 2, column: 'Variant Price' }],
  ['duplicate SKU', hedgerow.replace('BRW-MG-12', 'BRW-MG-10'), { line: 3, column: 'Variant SKU' }],
  ['huge field', hedgerow.replace('Horn', 'n'.repeat(200_000)), { line: 6, column: 'Body (HTML)' }],
  ['not UTF-8', latin1, { reason: expect.stringContaining('UTF-8') }],
];

test.each(broken)(
  'a broken file (%s) is told why and leaves the shop as it was',
  async (_, file, problem) => {
    await run(hedgerow.replace('Lantern Mug', 'Candle Mug'));
    const before = await catalogueRows();
    const result = await run(file, later);
    expect(result).toMatchObject({ ok: false, error: [problem] });
    expect(await catalogueRows()).toEqual(before);
  },
);

test('a failure in the middle of writing leaves the shop as it was', async () => {
  await shop.database.db.execute(sql`alter table product_prices add constraint cheap check (list < 8000)`);
  await expect(run(hedgerow)).rejects.toThrow();
  await shop.database.db.execute(sql`alter table product_prices drop constraint cheap`);
  expect(await rowsOf(sql`select 1 from products union all select 1 from categories`)).toEqual([]);
});

/** A Shopify partners' example; it has no licence, so it is not in the repository. */
const apparel = new URL('../../../../../shared/data/apparel.csv', import.meta.url);

describe.runIf(existsSync(apparel))('the apparel example', () => {
  const text = () => readFileSync(apparel, 'utf8');

  test('is browsable, searchable and buyable', async () => {
    const report = await run(text());
    expect(report).toMatchObject({ ok: true, value: { created: 20, variants: 22 } });
    const [counts] = await rowsOf(sql`
      select (select count(*)::int from listing_entries e join categories c on c.id = e.category_id
          where c.url = '/womens' and e.channel_id = ${markets.uk.channelId}) as womens,
        (select count(*)::int from products where search @@ websearch_to_tsquery('english', 'denim')) as denim,
        (select count(*)::int from listing_cards where (card->>'soldOut')::boolean) as sold_out`);
    expect(counts).toEqual({ womens: 14, denim: 1, sold_out: 0 });
  });

  const copies: [string, (text: string) => string | Uint8Array, object][] = [
    ['missing column', (copy) => copy.replace('Variant Price', 'Cost'), { line: 1, column: 'Variant Price' }],
    [
      'bad price',
      (copy) => copy.replace(',deny,manual,50,', ',deny,manual,-50,'),
      { line: 2, column: 'Variant Price' },
    ],
    [
      'duplicate SKU',
      (copy) => copy.replaceAll('Default Title,,,,,,0', 'Default Title,,,,,SAME,0'),
      { line: 6, column: 'Variant SKU' },
    ],
    [
      'huge field',
      (copy) => copy.replace('kalidoscope', 'k'.repeat(200_000)),
      { line: 2, column: 'Body (HTML)' },
    ],
    ['not UTF-8', (copy) => Buffer.from(copy, 'latin1'), { reason: expect.stringContaining('UTF-8') }],
  ];

  test.each(copies)('broken (%s) leaves the shop as it was and says why', async (_, breakCopy, problem) => {
    await run(text());
    const before = await catalogueRows();
    const result = await run(breakCopy(text()), later);
    expect(result.ok ? undefined : result.error[0]).toMatchObject(problem);
    expect(await catalogueRows()).toEqual(before);
  });
});

function nameOf(card: unknown): string {
  return typeof card === 'object' && card !== null && 'name' in card ? String(card.name) : '';
}
