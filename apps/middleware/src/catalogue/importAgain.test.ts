import { markets } from '@tailorbird/commerce/market';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linesOfCart } from '../platforms/embedded/bag/linesOfCart.ts';
import { createMediaCatalogue } from '../services/mediaCatalogue.ts';
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

test('importing again changes nothing', async () => {
  await run(hedgerow);
  const before = await catalogueRows();
  expect(await run(hedgerow, later)).toMatchObject({ ok: true, value: { created: 0, updated: 5 } });
  expect(await catalogueRows()).toEqual(before);
});

test('importing again with changes brings products up to date and takes what is gone off sale', async () => {
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

test('importing again with other codes for variants, or with none before, keeps them, their shelves and whose wish they are', async () => {
  await run(hedgerow);
  const before = await rowsOf(sql`select id, stock_item_id from variants order by id`);
  await run(hedgerow.replace('BRW-MG-12', 'MG-TWELVE'), later);
  expect(await rowsOf(sql`select id, stock_item_id from variants order by id`)).toEqual(before);
  const [dress] = await catalogueRows();
  const code = String(dress?.['sku']);
  expect(dress?.['variants']).toContainEqual([`${code}-MG-TWELVE`, 'Moss Green', '12', 'Regular', false, 0]);
  expect(await rowsOf(sql`select sku from stock_items where sku like '%BRW-MG-12'`)).toEqual([]);
});

test('importing again without what was published leaves no card of it anywhere', async () => {
  await run(hedgerow);
  const cards = () =>
    rowsOf(sql`select channel_id from listing_cards c join products p on p.id = c.product_id
      where p.handle = 'bramble-wrap-dress'`);
  expect(await cards()).toHaveLength(3);
  await run(hedgerow.replace('"women, new",true,', '"women, new",false,'), later);
  expect(await cards()).toEqual([]);
});

test('the media service finds the pictures that a colour was imported with', async () => {
  await run(hedgerow);
  const [dress] = await catalogueRows();
  const { find } = createMediaCatalogue(shop.database.db);
  const found = await find(String(dress?.['sku']), 'moss green');
  expect(found).toMatchObject({ recipe: null, images: expect.arrayContaining(['/i/uploads/moss']) });
  expect(await find(String(dress?.['sku']), 'Puce')).toBeUndefined();
});

test('importing again while the pictures’ host is silent leaves those there are', async () => {
  await run(hedgerow);
  const images = () =>
    rowsOf(
      sql`select p.handle, c.colour, c.images from product_colours c join products p on p.id = c.product_id order by 1, 2`,
    );
  const before = await images();
  expect(JSON.stringify(before)).toContain('/i/uploads/moss');
  const isSilent = () => false;
  await run(hedgerow, later, isSilent);
  expect(await images()).toEqual(before);
  const none = hedgerow.replaceAll(/https:\/\/pictures[^,\n]*/g, '');
  await run(none, later, isSilent);
  expect(JSON.stringify(await images())).not.toContain('/i/uploads/moss');
});

/** Puts a variant into a new bag of the UK, whose number is answered. */
async function bagWith(sku: string): Promise<string> {
  const { id } =
    (
      await rowsOf(sql`
    insert into carts (id, session_hash, channel_id, currency, created_at, updated_at)
    values (gen_random_uuid(), ${'0'.repeat(64)}, ${markets.uk.channelId}, 'GBP', now(), now()) returning id`)
    )[0] ?? {};
  await shop.database.db.execute(sql`
    insert into cart_lines (id, cart_id, product_id, variant_id, quantity)
    select gen_random_uuid(), ${id}, product_id, id, 1 from variants where sku like ${`%${sku}`}`);
  return String(id);
}

test('importing again keeps a variant that lies in a bag, but no longer sells it', async () => {
  await run(hedgerow);
  await bagWith('BRW-MG-12');
  await run(
    hedgerow
      .split('\n')
      .filter((line) => !line.includes('BRW-MG-12'))
      .join('\n'),
  );
  const kept = await rowsOf(sql`select purchasing_disabled from variants where sku like '%BRW-MG-12'`);
  expect(kept).toEqual([{ purchasing_disabled: true }]);
});

test('importing again without what was published leaves it in bags, at what it cost last, to be taken out', async () => {
  await run(hedgerow);
  const cartId = await bagWith('BRW-MG-12');
  const inBag = () => linesOfCart(shop.database.db, cartId, 'uk');
  const [before] = await inBag();
  expect(before).toMatchObject({ purchasingDisabled: false, price: { list: 8500, sale: 5950 } });
  const withdrawn = hedgerow.replace('"women, new",true,', '"women, new",false,');
  for (const changed of [withdrawn, withdrawn, withdrawn.replace('59.50', '49.50')]) {
    await run(changed, later);
    expect(await inBag()).toEqual([{ ...before, purchasingDisabled: true, categories: [] }]);
  }
  await run(hedgerow, later);
  expect(await inBag()).toEqual([before]);
});
