import { ok } from '@tailorbird/commerce/result';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverOutbox } from '../../../services/mail/outboxWorker.ts';
import { giftCardStyle } from '../../../testing/giftCardStyle.ts';
import { login, password, registration } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { sweep } from '../sweep.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', sizes: ['8', '10'], disabled: ['-2'] }, giftCardStyle]);
});
afterAll(() => shop.close());

/** Words that are in nothing else, one for each field that is filled in. */
let made = 0;
function mark(): string {
  made += 1;
  return `Zq${String(made).padStart(3, '0')}z`;
}
const marksIn = (text: string) => new Set(text.toLowerCase().match(/zq\d{3}z/g) ?? []);

/** Every row of every table, as text, by the name of its table. */
async function dump(): Promise<Map<string, string>> {
  const named = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(named.rows.length).toBeGreaterThan(40);
  const tables = new Map<string, string>();
  for (const { name } of named.rows) {
    const found = await shop.db.execute<{ text: string | null }>(
      sql`select string_agg(to_json(t)::text, E'\n') as text from ${sql.identifier(name)} t`,
    );
    tables.set(name, found.rows[0]?.text ?? '');
  }
  return tables;
}

const marked = (tables: Map<string, string>) =>
  [...tables]
    .filter(([, text]) => marksIn(text).size > 0)
    .map(([name]) => name)
    .sort();

const address = () => ({
  firstName: mark(),
  lastName: mark(),
  addressLine1: mark(),
  addressLine2: mark(),
  city: mark(),
  county: mark(),
  postCode: 'SY8 1AA',
  country: 'GB',
  phone: '01584000000',
});

/** A bag with a style and a gift card, at the checkout, with nothing missing but the payment. */
async function fillCheckout(
  shopper: Shopper,
  email: string,
): Promise<{ cartId: string; grandTotal: number }> {
  const [style, card] = shop.styles;
  const { id: cartId } = await valueOf(shopper.commerce.createCart());
  const optionSelections = [
    { optionId: 1, optionValue: `${mark()}@example.com` },
    { optionId: 2, optionValue: mark() },
    { optionId: 4, optionValue: mark() },
    { optionId: 6, optionValue: mark() },
  ];
  const lineItems = [
    { productId: style?.productId ?? 0, variantId: style?.variantIds[0] ?? 0, quantity: 1 },
    { productId: card?.productId ?? 0, quantity: 1, optionSelections },
  ];
  await valueOf(shopper.commerce.addCartItems({ cartId, lineItems }));
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const { consignments, version: next } = await valueOf(
    shopper.commerce.postCheckoutConsignment({ cartId, version, email, address: address() }),
  );
  const [parcel] = consignments;
  const chosen = await valueOf(
    shopper.commerce.updateCheckoutConsignment({
      cartId,
      version: next,
      consignmentId: parcel?.id ?? '',
      shippingOptionId: parcel?.availableShippingOptions[0]?.id ?? '',
    }),
  );
  const { grandTotal } = await valueOf(
    shopper.commerce.addCheckoutBillingAddress({
      cartId,
      version: chosen.version,
      email,
      address: address(),
    }),
  );
  return { cartId, grandTotal };
}

/** Leaves a mark in every field a customer can fill in. */
async function leaveMarks(shopper: Shopper, email: string): Promise<void> {
  const [style] = shop.styles;
  const productId = style?.productId ?? 0;
  const { firstName, lastName, phone, ...place } = address();
  await valueOf(
    shopper.commerce.registerCustomer({
      ...registration(email),
      firstName,
      lastName,
      phone,
      address: place,
      customFields: [{ name: mark(), value: mark() }],
      addressFinder: mark(),
    }),
  );
  const created = await shopper.post('/commerce/createCustomerAddress', [address()], {
    'idempotency-key': 'a key',
  });
  expect(created.status).toBe(200);
  const pair = { productId, variantId: style?.variantIds[0] ?? 0 };
  const list = await valueOf(shopper.commerce.createWishlist({ name: mark(), items: [pair] }));
  expect(list).toBeTruthy();
  await valueOf(
    shopper.commerce.writeReview({
      productId,
      submission: crypto.randomUUID(),
      rating: 4,
      title: `${mark()} is nice`,
      message: `${mark()} fits very well indeed.`,
      nickname: mark(),
    }),
  );
  const own = { email, preferenceEmail: true, preferencePost: true };
  await valueOf(shopper.customerData.updatePreferences(own));
  await valueOf(shop.shopper().customerData.updatePreferences({ ...own, preferencePost: false }));
  await valueOf(shopper.customerData.notifyWhenInStock({ email, variantId: style?.variantIds[1] ?? 0 }));
  const ordered = await fillCheckout(shopper, email);
  const order = { expectedTotal: ordered.grandTotal, paymentToken: await shop.token() };
  await valueOf(shopper.commerce.createOrderFromCheckout({ cartId: ordered.cartId, ...order }));
  await fillCheckout(shopper, email);
  const newEmail = { email: `${mark()}@example.com`, currentPassword: password };
  await valueOf(shopper.commerce.updateCustomer(newEmail));
  await valueOf(shop.shopper().commerce.requestResetPassword({ email }));
}

const deliver = () =>
  deliverOutbox({
    db: shop.db,
    send: async () => ok(undefined),
    forgetsSecrets: true,
    clock: shop.clock,
    log: pino({ level: 'silent' }),
  });

describe('what a customer entered', () => {
  it('is in the download whole, and after the account is deleted in nothing but the order', async () => {
    const email = `${mark()}@example.com`;
    const shopper = shop.shopper();
    await leaveMarks(shopper, email);
    const before = await dump();
    expect(marked(before)).toEqual([
      'cart_lines',
      'checkouts',
      'consignments',
      'contacts',
      'customer_addresses',
      'customers',
      'idempotency_keys',
      'mailed_links',
      'order_lines',
      'orders',
      'outbox',
      'reviews',
      'stock_notices',
      'wishlists',
    ]);
    const kept = marksIn([...before.values()].join('\n'));
    expect(kept.size).toBe(made);
    const given = marksIn(JSON.stringify(await valueOf(shopper.commerce.downloadCustomerData())));
    expect([...kept].filter((one) => !given.has(one))).toEqual([]);

    await deliver();
    await valueOf(shopper.commerce.requestResetPassword({ email }));
    const secrets = (await dump()).get('outbox') ?? '';
    expect(secrets).toContain('updatePassword?token=');
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: password }));
    const left = await dump();
    expect(marked(left)).toEqual(['order_lines', 'orders', 'outbox']);
    expect(left.get('outbox')).not.toContain('updatePassword?token=');
    expect(left.get('outbox')?.split('\n')).toHaveLength(1);
    await deliver();
    await sweep(shop);
    expect(marked(await dump())).toEqual(['order_lines', 'orders']);
  });

  it('is gone with the account where its e-mail address was changed before', async () => {
    const [email, later] = [`${mark()}@example.com`, `${mark()}@example.com`];
    const shopper = shop.shopper();
    await leaveMarks(shopper, email);
    const mailTo = async (to: string) => {
      const { rows } = await shop.db.execute<{ text: string }>(
        sql`select payload->>'text' as text from outbox where payload->>'to' = ${to} order by id desc limit 1`,
      );
      return rows[0]?.text ?? '';
    };
    await valueOf(shopper.commerce.updateCustomer({ email: later, currentPassword: password }));
    const [, token = ''] = /\/confirm\?token=([\w-]{43})/.exec(await mailTo(later)) ?? [];
    expect(await valueOf(shopper.commerce.followMailedLink({ token }))).toEqual({ purpose: 'email' });
    const { stockNotices } = await valueOf(shopper.commerce.downloadCustomerData());
    expect(stockNotices).toHaveLength(1);
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: password }));
    await deliver();
    await sweep(shop);
    expect(marked(await dump())).toEqual(['order_lines', 'orders']);
  });

  it('stays when it is somebody else’s', async () => {
    const [gone, stays] = [shop.shopper(), shop.shopper()];
    const [goneEmail, staysEmail] = [`${mark()}@example.com`, `${mark()}@example.com`];
    await leaveMarks(stays, staysEmail);
    const before = marksIn([...(await dump()).values()].join('\n'));
    await leaveMarks(gone, goneEmail);
    await valueOf(gone.commerce.deleteCustomer({ currentPassword: password }));
    await login(stays, staysEmail);
    const after = marksIn([...(await dump()).values()].join('\n'));
    expect([...before].filter((one) => !after.has(one))).toEqual([]);
  });

  it('is sent before it is forgotten, where an order waits for its mail', async () => {
    const email = `${mark()}@example.com`;
    const shopper = shop.shopper();
    await leaveMarks(shopper, email);
    await valueOf(shopper.commerce.deleteCustomer({ currentPassword: password }));
    const subjects: string[] = [];
    await deliverOutbox({
      db: shop.db,
      send: async (letter) => {
        subjects.push(letter.subject);
        return ok(undefined);
      },
      forgetsSecrets: true,
      clock: shop.clock,
      log: pino({ level: 'silent' }),
    });
    expect(subjects.join('\n')).toMatch(/order/i);
    expect(subjects).toContain('Your Tailorbird account was deleted');
  });
});
