import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, variants } from '../platforms/embedded/schema/catalogue.ts';
import { stockLevels } from '../platforms/embedded/schema/inventory.ts';
import { hedgerow, later } from '../testing/importingShop.ts';
import { bagOf } from '../testing/journey.ts';
import { lineUp } from '../testing/lineUp.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';
import { valueOf } from '../testing/valueOf.ts';
import { importCatalogue } from './importCatalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
  await load(hedgerow);
});
afterAll(() => shop.close());

const load = (text: string) =>
  importCatalogue(shop.db, [Buffer.from(text)], { now: later, fetchPictures: async () => new Map() });

/** A variant of the file of which there are some, with its article. */
async function inStock() {
  const isThere = and(eq(stockLevels.stockItemId, variants.stockItemId), gt(stockLevels.onHand, 1));
  const [found] = await shop.db
    .select({ id: variants.id, productId: variants.productId, item: stockLevels.stockItemId })
    .from(variants)
    .innerJoin(stockLevels, isThere)
    .where(eq(variants.purchasingDisabled, false));
  if (!found) throw new Error('The file has nothing in stock.');
  return found;
}

test('a file is imported again while somebody checks out what is in it, and both are done', async () => {
  const { id, productId, item } = await inStock();
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [{ productId, variantId: id, quantity: 1 }]);
  const [checkout, imported] = await lineUp<unknown>(
    shop.db,
    (tx) => tx.select().from(stockLevels).where(eq(stockLevels.stockItemId, item)).for('update'),
    () => valueOf(shopper.commerce.getCheckout({ cartId })),
    () => load(hedgerow),
  );
  expect(checkout).toMatchObject({ version: 1 });
  expect(imported).toMatchObject({ ok: true, value: { created: 0, updated: 5 } });
});

test('two files of the same styles in different orders are imported at once, and both are', async () => {
  const [head = '', ...lines] = hedgerow.split('\n');
  const styles = ['bramble-wrap-dress', 'lantern-mug'].map((handle) =>
    lines.filter((line) => line.startsWith(handle)),
  );
  const fileOf = (all: readonly (readonly string[])[]) => [head, ...all.flat()].join('\n');
  const done = await lineUp(
    shop.db,
    (tx) => tx.select().from(products).where(eq(products.handle, 'bramble-wrap-dress')).for('update'),
    () => load(fileOf(styles)),
    () => load(fileOf(styles.toReversed())),
  );
  expect(done).toMatchObject([
    { ok: true, value: { updated: 2 } },
    { ok: true, value: { updated: 2 } },
  ]);
});

test('something of a file is put into a bag while it is imported', async () => {
  const { id, productId } = await inStock();
  await shop.db.transaction(async (tx) => {
    // A transaction within one: what the import has locked stays locked.
    const again = await importCatalogue(tx as unknown as TestShop['db'], [Buffer.from(hedgerow)], {
      now: later,
      fetchPictures: async () => new Map(),
    });
    expect(again.ok).toBe(true);
    await bagOf(shop.shopper(), [{ productId, variantId: id, quantity: 1 }]);
  });
});
