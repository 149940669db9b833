import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../../../testing/registration.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { products, variants } from '../schema/catalogue.ts';
import { contacts, stockNotices } from '../schema/contacts.ts';
import { stockLevels } from '../schema/inventory.ts';
import { outbox } from '../schema/outbox.ts';
import { sendStockNotices } from './stockNotices.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8'] },
    { sku: '200002', sizes: ['10'], warehouse: 0 },
    { sku: '200003', sizes: Array.from({ length: 11 }, (_, at) => `${at}`), warehouse: 0 },
  ]);
});
afterAll(() => shop.close());

const contactOf = async (emailKey: string) =>
  (await shop.db.select().from(contacts).where(eq(contacts.emailKey, emailKey)))[0];

describe('the customer-data service', () => {
  it('commerce §7 engagement 1: a customer’s own preferences are in the account’s form fields too', async () => {
    const shopper = shop.shopper();
    await register(shopper, 'own@example.com');
    const preferences = { email: 'own@example.com', preferenceEmail: false, preferencePost: true };
    await valueOf(shopper.customerData.updatePreferences(preferences));
    const fields = (await valueOf(shopper.commerce.getCustomers()))?.formFields;
    expect(fields).toContainEqual({ name: 'Preference Email', value: '' });
    expect(fields).toContainEqual({ name: 'Preference Post', value: '[yes]' });
    expect(await contactOf('own@example.com')).toMatchObject({ marketingEmail: false, marketingPost: true });
  });
});

describe('a notice that a variant is back', () => {
  it('commerce §7 engagement 1: a stock notice is asked for once, however often', async () => {
    const variantId = shop.styles[1]?.variantIds[0] ?? 0;
    for (const email of ['back@example.com', 'BACK@example.com']) {
      await valueOf(shop.shopper().customerData.notifyWhenInStock({ email, variantId }));
    }
    expect(await shop.db.$count(stockNotices, eq(stockNotices.emailKey, 'back@example.com'))).toBe(1);
  });

  it('is not kept for one that can be bought, which nobody has to wait for', async () => {
    const variantId = shop.styles[0]?.variantIds[0] ?? 0;
    const asked = shop.shopper().customerData.notifyWhenInStock({ email: 'victim@example.com', variantId });
    expect(await valueOf(asked)).toEqual({});
    expect(await shop.db.$count(stockNotices, eq(stockNotices.emailKey, 'victim@example.com'))).toBe(0);
  });

  it('is kept ten times a day for an address, whoever names it; the answer is the same beyond that', async () => {
    for (const variantId of shop.styles[2]?.variantIds ?? []) {
      const asked = shop.shopper().customerData.notifyWhenInStock({ email: 'named@example.com', variantId });
      expect(await valueOf(asked)).toEqual({});
    }
    expect(await shop.db.$count(stockNotices, eq(stockNotices.emailKey, 'named@example.com'))).toBe(10);
  });

  it('is refused for a variant there is none of', async () => {
    const asked = shop
      .shopper()
      .customerData.notifyWhenInStock({ email: 'a@example.com', variantId: 999_999 });
    expect((await errorOf(asked)).tag).toBe('not-found');
  });
});

describe('once a variant is back', () => {
  it('commerce §7 engagement 1: whoever asked is told once, with the way to it in their market', async () => {
    const variantId = shop.styles[1]?.variantIds[0] ?? 0;
    const email = 'waiting@example.com';
    await valueOf(shop.shopper('eu').customerData.notifyWhenInStock({ email, variantId }));
    const send = () => sendStockNotices({ ...shop, publicUrl: 'http://shop.example' });
    const mails = () => shop.db.select().from(outbox).where(sql`${outbox.payload}->>'to' = ${email}`);
    await send();
    expect(await mails()).toEqual([]);
    await shop.db.execute(sql`update stock_levels set on_hand = 3 where location_id = 1`);
    await send();
    await send();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(JSON.stringify(mail?.payload)).toContain('Style 200002, Moss Green, 10 can be bought again.');
    expect(JSON.stringify(mail?.payload)).toContain(
      `http://shop.example/eu/p/${shop.styles[1]?.productId}/style-200002/`,
    );
  });
});

describe('once a variant is sold whatever there is of it', () => {
  it('whoever asked is told as well', async () => {
    const { variantIds = [], productId = 0 } = shop.styles[1] ?? {};
    await shop.db.update(stockLevels).set({ onHand: 0 });
    const email = 'endless@example.com';
    await valueOf(shop.shopper().customerData.notifyWhenInStock({ email, variantId: variantIds[0] ?? 0 }));
    const send = () => sendStockNotices({ ...shop, publicUrl: 'http://shop.example' });
    expect(await send()).toBe(0);
    await shop.db.update(variants).set({ stockItemId: null }).where(eq(variants.productId, productId));
    await shop.db.update(products).set({ inventoryTracking: 'none' }).where(eq(products.id, productId));
    expect([await send(), await send()]).toEqual([1, 0]);
  });
});

describe('the texts of a variant', () => {
  it('commerce §7 catalogue 1: getVariantMetadata answers its options and the style’s fields, in English', async () => {
    const { productId = 0, variantIds = [] } = shop.styles[0] ?? {};
    const ask = (variantId: number, language: string) =>
      shop.shopper().commerce.getVariantMetadata({ productId, variantId, language });
    const id = variantIds[0] ?? 0;
    expect(await valueOf(ask(id, 'en_GB'))).toEqual({
      name: 'Style 200001',
      colour: 'Moss Green',
      size: '8',
    });
    expect(await valueOf(ask(id, 'de'))).toEqual({});
    expect((await errorOf(ask(999_999, 'en'))).tag).toBe('not-found');
  });
});
