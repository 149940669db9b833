import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf, readyCheckout } from '../../testing/journey.ts';
import { login, register } from '../../testing/registration.ts';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { valueOf } from '../../testing/valueOf.ts';
import { hashOfAddress } from './contacts/recordConsent.ts';
import { retention } from './retention.ts';
import { cartLines, carts } from './schema/carts.ts';
import { checkouts, consignments } from './schema/checkout.ts';
import { consentLog, contacts, stockNotices } from './schema/contacts.ts';
import { orders } from './schema/orders.ts';
import { outbox } from './schema/outbox.ts';
import { testCardTokens } from './schema/testCards.ts';
import { sweep } from './sweep.ts';

/** Tables about goods, stock and campaigns: nobody is in them. */
const impersonal = [
  'campaigns',
  'categories',
  'facet_counts',
  'listing_cards',
  'listing_entries',
  'product_categories',
  'product_colours',
  'product_prices',
  'product_words',
  'products',
  'promotion_settings',
  'content_version',
  'stock_items',
  'search_words',
  'stock_levels',
  'variant_prices',
  'variants',
];

const day = 24 * 60 * 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001' }, { sku: '200002', warehouse: 0 }]);
});
afterAll(() => shop.close());

describe('how long data are kept', () => {
  it('is said for every table of the schema that can hold something of a person', async () => {
    const { rows } = await shop.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const said = retention.map(({ table }) => getTableName(table));
    expect(said.toSorted()).toEqual([...new Set(said)].toSorted());
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...said, ...impersonal].toSorted());
  });

  it('is what docs/retention.md says', async () => {
    const file = fileURLToPath(new URL('../../../../../docs/retention.md', import.meta.url));
    const lines = retention.map(
      ({ table, holds, kept, isOld }) =>
        `| \`${getTableName(table)}\` | ${holds} | ${kept} | ${isOld ? 'swept' : ''} |`,
    );
    const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(lines);
  });
});

describe('the sweep of what grows old', () => {
  const line = () => ({
    productId: shop.styles[0]?.productId ?? 0,
    variantId: shop.styles[0]?.variantIds[0] ?? 0,
    quantity: 1,
  });
  const after = async (days: number) => {
    shop.wait(days * day);
    await sweep(shop);
  };

  it('takes an abandoned checkout after thirty days, a guest’s bag after ninety, and leaves a customer’s bag', async () => {
    const guest = shop.shopper();
    await readyCheckout(guest, await bagOf(guest, [line()]));
    const customer = shop.shopper();
    await register(customer, 'keeps@example.com');
    const kept = await bagOf(customer, [line()]);
    await after(29);
    expect([await shop.db.$count(checkouts), await shop.db.$count(consignments)]).toEqual([1, 1]);
    await after(2);
    expect([await shop.db.$count(checkouts), await shop.db.$count(consignments)]).toEqual([0, 0]);
    expect(await shop.db.$count(cartLines)).toBe(2);
    await after(60);
    expect((await shop.db.select().from(carts)).map(({ id }) => id)).toEqual([kept]);
    expect(await shop.db.$count(cartLines)).toBe(1);
  });

  it('leaves an order with its bag, and takes the bag’s lines and its checkout', async () => {
    const shopper = shop.shopper();
    const cartId = await bagOf(shopper, [line()]);
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const paymentToken = await shop.token();
    await valueOf(
      shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal: grandTotal, paymentToken }),
    );
    const before = await shop.db.$count(cartLines);
    await shop.token();
    await after(0);
    expect(await shop.db.$count(testCardTokens)).toBe(1);
    await after(91);
    expect(await shop.db.$count(orders)).toBe(1);
    expect(await shop.db.$count(checkouts)).toBe(0);
    expect(await shop.db.$count(cartLines)).toBe(before - 1);
    expect(await shop.db.$count(testCardTokens)).toBe(0);
  });

  it('takes a mail thirty days after it was sent, and one that was given up', async () => {
    const now = shop.clock();
    const mail = (messageId: string, end: { deliveredAt?: Date; givenUpAt?: Date }) => ({
      kind: 'mail' as const,
      payload: { to: 'a@example.com', subject: '', text: '', html: '' },
      messageId,
      createdAt: now,
      nextAttemptAt: now,
      ...end,
    });
    await shop.db.delete(outbox);
    await shop.db
      .insert(outbox)
      .values([mail('sent', { deliveredAt: now }), mail('given up', { givenUpAt: now }), mail('waits', {})]);
    await after(29);
    expect(await shop.db.$count(outbox)).toBe(3);
    await after(2);
    expect((await shop.db.select().from(outbox)).map(({ messageId }) => messageId)).toEqual(['waits']);
  });

  it('leaves a checkout to a customer who has come back to it after a month', async () => {
    const customer = shop.shopper();
    await register(customer, 'comes-back@example.com');
    const cartId = await bagOf(customer, [line()]);
    const told = await readyCheckout(customer, cartId);
    shop.wait(31 * day);
    await login(customer, 'comes-back@example.com');
    const found = await valueOf(customer.commerce.getCheckout({ cartId }));
    expect(found.billingAddress).toEqual(told.billingAddress);
    await after(0);
    const kept = await valueOf(customer.commerce.getCheckout({ cartId }));
    expect(kept.billingAddress).toEqual(told.billingAddress);
  });

  it('takes a contact that wants nothing after thirty days, a notice after a year, and evidence three years after the consent', async () => {
    const at = shop.clock();
    await shop.db.insert(contacts).values([
      { emailKey: 'yes@example.com', marketingEmail: true, changedAt: at },
      { emailKey: 'no@example.com', changedAt: at },
    ]);
    const variantId = shop.styles[1]?.variantIds[0] ?? 0;
    await valueOf(shop.shopper().customerData.notifyWhenInStock({ email: 'no@example.com', variantId }));
    const evidence = {
      kind: 'marketing_email',
      value: true,
      words: '',
      place: 'newsletter',
      how: 'link',
      channelId: 1,
      at,
    } as const;
    await shop.db.delete(consentLog);
    await shop.db.insert(consentLog).values([
      { ...evidence, addressHash: hashOfAddress('yes@example.com') },
      { ...evidence, addressHash: hashOfAddress('no@example.com') },
    ]);
    await after(31);
    const known = (await shop.db.select().from(contacts)).map(({ emailKey }) => emailKey);
    expect(known).toContain('yes@example.com');
    expect(known).not.toContain('no@example.com');
    expect(await shop.db.$count(stockNotices)).toBe(1);
    await after(335);
    expect(await shop.db.$count(stockNotices)).toBe(0);
    expect(await shop.db.$count(consentLog)).toBe(2);
    await after(2 * 365 + 1);
    expect(await shop.db.$count(consentLog)).toBe(1);
  });
});
