import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterAll(() => shop.close());

test('an order stands, and is answered as placed, when the cards of its styles cannot be made anew', async () => {
  await shop.db.execute(sql`alter table listing_cards rename to listing_cards_gone`);
  expect(await placedOrder(shop)).toBeGreaterThan(0);
  expect(shop.logged.join('')).toContain('the cards of an order were not made anew');
  await shop.db.execute(sql`alter table listing_cards_gone rename to listing_cards`);
});
