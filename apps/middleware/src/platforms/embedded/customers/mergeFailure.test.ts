import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 50 }]);
});
afterAll(() => shop.close());

it('commerce §4 cart merge 5: on failure a new cart is made and saved, and the next load has it all', async () => {
  const line = { productId: shop.styles[0]?.productId ?? 0, quantity: 2 };
  const email = 'maud@example.com';
  const before = shop.shopper();
  await register(before, email);
  const saved = await valueOf(before.commerce.loadCustomerCart({ cartId: await bagOf(before, [line]) }));
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [line]);
  await login(shopper, email);
  await shop.db.execute(
    sql`create function refuse() returns trigger as 'begin raise exception ''broken''; end' language plpgsql`,
  );
  await shop.db.execute(
    sql`create trigger refuse before update on cart_lines for each row execute function refuse()`,
  );
  const fresh = await valueOf(shopper.commerce.loadCustomerCart({ cartId }));
  expect([saved.id, cartId]).not.toContain(fresh.id);
  expect(fresh.cartAmount).toBe(0);
  expect(shop.logged.some((line) => line.includes('"op":"loadCustomerCart"'))).toBe(true);
  await shop.db.execute(sql`drop trigger refuse on cart_lines`);
  const whole = await valueOf(shopper.commerce.loadCustomerCart({ cartId: fresh.id }));
  expect(whole.id).toBe(fresh.id);
  expect(whole.lineItems.physicalItems.map(({ quantity }) => quantity)).toEqual([4]);
});
