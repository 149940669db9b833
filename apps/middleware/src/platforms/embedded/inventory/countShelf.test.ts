import { err, ok } from '@tailorbird/commerce/result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { countShelf } from './countShelf.ts';
import { findShelves } from './shelves.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 10, reserve: 2 }]);
});
afterAll(() => shop.close());

const count = (believed: number, counted: number, locationId = 1, sku = '200001-1') =>
  countShelf(shop.db, { sku, locationId, believed, counted }, shop.clock);
const shelf = async () => {
  const [item] = await findShelves(shop.db, { sku: '200001-1' }, { now: shop.clock(), most: 1 });
  return item?.shelves.map(({ onHand, held }) => [onHand, held]);
};
it('a count puts its shelf right, and repeated changes nothing more', async () => {
  expect(await count(10, 7)).toEqual(ok({ isChanged: true }));
  expect(await count(10, 7)).toEqual(ok({ isChanged: false }));
  expect(await shelf()).toEqual([
    [7, 0],
    [2, 0],
  ]);
});

it('what has been sold since it was counted is not given back', async () => {
  const buyer = shop.shopper();
  const cartId = await bagOf(buyer, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(buyer, cartId);
  await valueOf(
    buyer.commerce.createOrderFromCheckout({
      cartId,
      expectedTotal: grandTotal,
      paymentToken: await shop.token(),
    }),
  );
  expect(await count(7, 8)).toEqual(err(expect.stringContaining('now there are 6')));
  expect(await shelf()).toEqual([
    [6, 0],
    [2, 0],
  ]);
});

it('what checkouts hold is not taken from them, until their time is over', async () => {
  const buyer = shop.shopper();
  const cartId = await bagOf(buyer, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 3 }]);
  await readyCheckout(buyer, cartId);
  expect((await shelf())?.[0]).toEqual([6, 3]);
  expect(await count(6, 2)).toEqual(err(expect.stringContaining('hold 3 of them')));
  expect(await count(6, 3)).toEqual(ok({ isChanged: true }));
  shop.wait(16 * 60_000);
  expect(await count(3, 0)).toEqual(ok({ isChanged: true }));
});

it('of two who count at once one is told to count again', async () => {
  const ends = await Promise.all([count(0, 5), count(0, 9)]);
  expect(ends.filter((end) => end.ok)).toHaveLength(1);
});

it('nothing is put where nothing is kept', async () => {
  expect(await count(0, 1, 3)).toEqual(err(expect.stringContaining('Nothing is kept there')));
  expect(await count(0, 1, 1, '999999-1')).toEqual(err(expect.stringContaining('Nothing is kept there')));
});
