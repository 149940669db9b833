import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promotionProfiles } from '../../platforms/embedded/schema/promotions.ts';
import { bagOf } from '../../testing/journey.ts';
import { login, register } from '../../testing/registration.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 20 }]);
});
afterAll(() => shop.close());

const profiles = async (customerId: number) =>
  (await shop.db.select().from(promotionProfiles).where(eq(promotionProfiles.customerId, customerId))).map(
    ({ storeId }) => storeId,
  );

it('commerce §4 load customer 2: a guest has no profile; logging in loads the customer’s with the bag', async () => {
  const { id } = await register(shop.shopper(), 'maud@example.com');
  const guest = shop.shopper();
  const cartId = await bagOf(guest, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  await shop.synced();
  expect(await profiles(id)).toEqual([]);
  await login(guest, 'maud@example.com');
  await valueOf(guest.commerce.loadCustomerCart({ cartId }));
  await shop.synced();
  expect(await profiles(id)).toEqual(['UK']);
});

it('reliability E4: a profile asked for by anybody’s address is one’s own, and a guest has none', async () => {
  const [own, other] = [shop.shopper(), shop.shopper()];
  const { id } = await register(own, 'own@example.com');
  await register(other, 'other@example.com');
  const cartId = await bagOf(own, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  await shop.synced();
  const addresses = [
    'other@example.com',
    'OTHER@example.com',
    'nobody@example.com',
    'own@example.com',
    '',
    '%',
    '*',
  ];
  for (const address of addresses) {
    const profile = await valueOf(own.promotions.getCustomerProfile('GBP', address));
    expect([address, profile.integrationId]).toEqual([address, String(id)]);
    const guest = await errorOf(shop.shopper().promotions.getCustomerProfile('GBP', address));
    expect([address, guest.tag]).toEqual([address, 'signed-out']);
  }
  for (const stranger of [other, shop.shopper()]) {
    expect((await errorOf(stranger.promotions.getCustomerSession('GBP', cartId))).tag).toBe('not-found');
  }
});

it('commerce §6 customer 3: a customer’s profile is loaded for promotions, and nobody else’s', async () => {
  const shopper = shop.shopper();
  const { id } = await register(shopper, 'wren@example.com');
  await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  await shop.synced();
  expect(await profiles(id)).toEqual(['UK']);
  const profile = await valueOf(shopper.promotions.getCustomerProfile('GBP', 'maud@example.com'));
  expect(profile.integrationId).toBe(String(id));
  const stranger = await errorOf(shop.shopper().promotions.getCustomerProfile('GBP', 'wren@example.com'));
  expect(stranger.tag).toBe('signed-out');
});
