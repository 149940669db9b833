import { existsSync, readFileSync } from 'node:fs';
import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { importCatalogue } from './importCatalogue.ts';

const hedgerow = readFileSync(new URL('./fixtures/hedgerow.csv', import.meta.url), 'utf8');
const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-27T09:00:00Z');

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.execute(sql`truncate categories, products, stock_items restart identity cascade`);
});

async function run(text: string | Uint8Array, at = now) {
  const fetchPictures = (addresses: readonly string[]) =>
    Promise.resolve(
      new Map(addresses.filter((one) => one.includes('moss')).map((one) => [one, '/i/uploads/moss'])),
    );
  return importCatalogue(database.db, [Buffer.from(text)], { now: at, fetchPictures });
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.db.execute(query)).rows;
}

const catalogueRows = () =>
  rowsOf(sql`
    select p.handle, p.sku, p.name, p.description, p.inventory_tracking, p.source, p.created_at,
      (select jsonb_agg(jsonb_build_array(v.sku, v.colour, v.size, v.length, v.purchasing_disabled, l.on_hand) order by v.position)
        from variants v left join stock_levels l on l.stock_item_id = v.stock_item_id where v.product_id = p.id) as variants,
      (select jsonb_agg(jsonb_build_array(pp.channel_id, pp.list, pp.sale) order by pp.channel_id)
        from product_prices pp where pp.product_id = p.id) as prices,
      (select jsonb_agg(c.url order by c.url) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id) as categories
    from products p order by p.handle`);

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

  test('again changes nothing', async () => {
    await run(hedgerow);
    const before = await catalogueRows();
    expect(await run(hedgerow, later)).toMatchObject({ ok: true, value: { created: 0, updated: 5 } });
    expect(await catalogueRows()).toEqual(before);
  });

  test('again with changes brings products up to date and takes what is gone off sale', async () => {
    await run(hedgerow);
    const [before] = await catalogueRows();
    const lines = hedgerow.split('\n').filter((line) => !line.includes('BRW-MG-12'));
    const changed = lines
      .join('\n')
      .replace(',12,deny,59.50', ',7,deny,49.50')
      .replace('Bramble Wrap Dress', 'Bramble Dress');
    await run(changed, later);
    const [after] = await catalogueRows();
    const code = String(before?.['sku']);
    expect(after).toMatchObject({
      sku: code,
      name: 'Bramble Dress',
      created_at: before?.['created_at'],
      variants: [
        [`${code}-BRW-MG-10`, 'Moss Green', '10', 'Regular', false, 7],
        [`${code}-BRW-DA-12L`, 'Damson', '12', 'Long', false, 3],
      ],
    });
    expect(after?.['prices']).toContainEqual([markets.uk.channelId, 8500, 4950]);
  });

  test('keeps a variant that lies in a bag, but no longer sells it', async () => {
    await run(hedgerow);
    await database.db.execute(sql`
      insert into carts (id, session_hash, channel_id, currency, created_at, updated_at)
      values ('00000000-0000-4000-8000-000000000001', ${'0'.repeat(64)}, ${markets.uk.channelId}, 'GBP', now(), now())`);
    await database.db.execute(sql`
      insert into cart_lines (id, cart_id, product_id, variant_id, quantity)
      select '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', product_id, id, 1
      from variants where sku like '%BRW-MG-12'`);
    await run(
      hedgerow
        .split('\n')
        .filter((line) => !line.includes('BRW-MG-12'))
        .join('\n'),
    );
    const kept = await rowsOf(sql`select purchasing_disabled from variants where sku like '%BRW-MG-12'`);
    expect(kept).toEqual([{ purchasing_disabled: true }]);
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
  await database.db.execute(sql`alter table product_prices add constraint cheap check (list < 8000)`);
  await expect(run(hedgerow)).rejects.toThrow();
  await database.db.execute(sql`alter table product_prices drop constraint cheap`);
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
