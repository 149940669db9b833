import type { ReturnLine } from '@tailorbird/commerce/model/orderReturn';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail } from '../../../services/mail/mail.ts';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { variants } from '../schema/catalogue.ts';
import { stockLevels } from '../schema/inventory.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { testCardCharges, testCardRefunds } from '../schema/testCards.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { openReturns } from './openReturns.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 500, price: { list: 3333 } },
    { sku: '200002', warehouse: 500, price: { list: 1000 } },
  ]);
});
afterAll(() => shop.close());

const email = 'maud@example.com';
const dayMs = 24 * 60 * 60 * 1000;
const options = () => ({
  db: shop.db,
  clock: shop.clock,
  payments: createTestCardProvider(shop.db, shop.clock),
  publicUrl: shop.deps.publicUrl,
});
const moveReturn = (id: number, to: 'Received' | 'Refunded' | 'Closed', isDamaged = false) =>
  changeReturnStatus(options(), id, { to, isDamaged });

/** Three of the first style and one of the second. */
async function bought(shopper: Shopper, country = 'GB'): Promise<number> {
  const lineItems = shop.styles.map(({ productId }, at) => ({ productId, quantity: at === 0 ? 3 : 1 }));
  const cartId = await bagOf(shopper, lineItems);
  const { grandTotal } = await readyCheckout(shopper, cartId, country);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
}

async function sent(shopper = shop.shopper(), country = 'GB'): Promise<number> {
  const orderId = await bought(shopper, country);
  await changeOrderStatus(options(), orderId, 'Shipped');
  return orderId;
}

const some = (line: number, quantity: number, reason: ReturnLine['reason'] = 'too-small') => [
  { line, quantity, reason },
];
const asked = (orderId: number, lines: ReturnLine[], submission: string = crypto.randomUUID()) => ({
  orderId,
  submission,
  lines,
});
const byGuest = (orderId: number, lines: ReturnLine[], from = email) =>
  shop.shopper().commerce.requestGuestReturn({ ...asked(orderId, lines), email: from });
const found = (orderId: number) => valueOf(shop.shopper().commerce.findOrder({ orderId, email }));

async function latestMail(orderId: number) {
  const [row] = await shop.db
    .select()
    .from(outbox)
    .where(eq(outbox.orderId, orderId))
    .orderBy(desc(outbox.id))
    .limit(1);
  return mail.parse(row?.payload);
}

async function onShelf(style: number): Promise<number | undefined> {
  const [level] = await shop.db
    .select({ onHand: stockLevels.onHand })
    .from(stockLevels)
    .innerJoin(variants, eq(variants.stockItemId, stockLevels.stockItemId))
    .where(and(eq(variants.id, shop.styles[style]?.variantIds[0] ?? 0), eq(stockLevels.locationId, 1)));
  return level?.onHand;
}

describe('a return', () => {
  it('is asked for of what was sent, and is written about with how to send it back', async () => {
    const orderId = await sent();
    const made = await valueOf(byGuest(orderId, some(0, 2)));
    expect(made).toMatchObject({ status: 'Requested', goods: 6666, labelCost: 0, refund: 6666 });
    const letter = await latestMail(orderId);
    expect(letter.to).toBe(email);
    expect(letter.subject).toBe(`Your Tailorbird return ${made.id} how to send it back`);
    expect(letter.text).toContain(`put a note with the number ${made.id} in the parcel`);
    expect(letter.text).toContain('You get £66.66 back once it is here.');
    expect(letter.text).toContain(`See your return: http://shop.example/find-order?order=${orderId}`);
    const order = await found(orderId);
    expect(order.returns).toEqual([made]);
    expect(order.returnable?.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
  });

  it('is refused before the order was sent, for more than was bought, and for what is no line of it', async () => {
    const early = await bought(shop.shopper());
    expect((await found(early)).returnable).toBeNull();
    expect(await errorOf(byGuest(early, some(0, 1)))).toMatchObject({
      tag: 'refused',
      message: 'Nothing of this order can be returned: it is not on its way to you.',
    });
    const orderId = await sent();
    for (const lines of [some(0, 4), some(2, 1), [...some(0, 1), ...some(0, 2)]])
      expect((await errorOf(byGuest(orderId, lines))).tag).toBe('refused');
    await valueOf(byGuest(orderId, some(0, 3)));
    expect((await errorOf(byGuest(orderId, some(0, 1)))).tag).toBe('refused');
  });

  it('is refused when the market’s days from the parcel’s arriving are over', async () => {
    const orderId = await sent();
    await changeOrderStatus(options(), orderId, 'Complete');
    const deliveredAt = (days: number) =>
      shop.db
        .update(orders)
        .set({ deliveredAt: new Date(shop.clock().getTime() - days * dayMs) })
        .where(eq(orders.id, orderId));
    await deliveredAt(32);
    expect((await found(orderId)).returnable).toBeNull();
    expect(await errorOf(byGuest(orderId, some(0, 1)))).toMatchObject({
      message: 'The last day to return something of this order has passed.',
    });
    await deliveredAt(30);
    await valueOf(byGuest(orderId, some(0, 1)));
  });

  it('that is sent twice is one, with one mail', async () => {
    const orderId = await sent();
    const once = { ...asked(orderId, some(0, 1)), email };
    const answers = await Promise.all([
      valueOf(shop.shopper().commerce.requestGuestReturn(once)),
      valueOf(shop.shopper().commerce.requestGuestReturn(once)),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await found(orderId)).returns).toHaveLength(1);
    const mails = await shop.db.select().from(outbox).where(eq(outbox.orderId, orderId));
    expect(mails).toHaveLength(3);
  });

  it('two at once for the last units are one', async () => {
    const orderId = await sent();
    const both = await Promise.all([byGuest(orderId, some(1, 1)), byGuest(orderId, some(1, 1))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await found(orderId)).returns).toHaveLength(1);
  });
});

describe('who may return', () => {
  it('is told nothing of an order with another e-mail, exactly as of none', async () => {
    const orderId = await sent();
    const wrong = await errorOf(byGuest(orderId, some(0, 1), 'other@example.com'));
    expect(wrong).toEqual(await errorOf(byGuest(999_999, some(0, 1))));
    expect(wrong.tag).toBe('not-found');
    expect((await found(orderId)).returns).toEqual([]);
  });

  it('is the customer of the order alone, on any device', async () => {
    const owner = shop.shopper();
    await register(owner, 'returns@example.com');
    const orderId = await sent(owner);
    const other = shop.shopper();
    await register(other, 'nobody@example.com');
    expect((await errorOf(other.commerce.requestReturn(asked(orderId, some(0, 1))))).tag).toBe('not-found');
    expect((await errorOf(shop.shopper().commerce.requestReturn(asked(orderId, some(0, 1))))).tag).toBe(
      'signed-out',
    );
    const elsewhere = shop.shopper();
    await login(elsewhere, 'returns@example.com');
    const made = await valueOf(elsewhere.commerce.requestReturn(asked(orderId, some(0, 1))));
    expect((await valueOf(owner.commerce.getCustomerOrder({ orderId }))).returns).toEqual([made]);
    expect((await latestMail(orderId)).text).toContain(
      `See your return: http://shop.example/my-account/OrderHistory/${orderId}`,
    );
    const data = await valueOf(owner.commerce.downloadCustomerData());
    expect(data.orders[0]?.returns).toEqual([made]);
  });

  it('cannot guess at numbers for long', async () => {
    const guesser = shop.shopper('uk', '10.4.0.1');
    const tags = [];
    for (let at = 0; at < 21; at += 1)
      tags.push(
        (
          await errorOf(
            guesser.commerce.requestGuestReturn({ ...asked(at + 1, some(0, 1)), email: 'a@example.com' }),
          )
        ).tag,
      );
    expect(tags.at(-1)).toBe('too-many-requests');
  });

  it('a sending of one order’s return is no key to another order', async () => {
    const [mine, theirs] = [await sent(), await sent()];
    const sending = asked(mine, some(0, 1));
    await valueOf(shop.shopper().commerce.requestGuestReturn({ ...sending, email }));
    const other = { ...sending, orderId: theirs, email };
    expect((await errorOf(shop.shopper().commerce.requestGuestReturn(other))).tag).toBe('not-found');
  });
});

describe('a return that has come back', () => {
  it('goes on the shelf again, once', async () => {
    const before = await onShelf(0);
    const orderId = await sent();
    const { id } = await valueOf(byGuest(orderId, some(0, 2)));
    expect(await moveReturn(id, 'Received')).toEqual({ ok: true, value: 'Requested' });
    expect(await onShelf(0)).toBe((before ?? 0) - 1);
    expect(await moveReturn(id, 'Received')).toEqual({
      ok: false,
      error: `Return ${id} is Received and cannot become Received: from there it can become Refunded or Closed.`,
    });
    expect(await onShelf(0)).toBe((before ?? 0) - 1);
    expect((await latestMail(orderId)).subject).toContain('has come back to us');
  });

  it('stays off the shelf where it is damaged', async () => {
    const orderId = await sent();
    const before = await onShelf(0);
    const { id } = await valueOf(byGuest(orderId, some(0, 2, 'faulty')));
    await moveReturn(id, 'Received', true);
    expect(await onShelf(0)).toBe(before);
  });

  it('gives its money back once, never before it is here', async () => {
    const orderId = await sent();
    const { id } = await valueOf(byGuest(orderId, some(0, 1)));
    expect((await moveReturn(id, 'Refunded')).ok).toBe(false);
    await moveReturn(id, 'Received');
    expect(await moveReturn(id, 'Refunded')).toEqual({ ok: true, value: 'Received' });
    expect((await moveReturn(id, 'Refunded')).ok).toBe(false);
    const refunds = await shop.db
      .select()
      .from(testCardRefunds)
      .where(eq(testCardRefunds.idempotencyKey, `return-${id}`));
    expect(refunds.map(({ amount }) => amount)).toEqual([3333]);
    expect((await latestMail(orderId)).text).toContain('We have given back £33.33.');
  });

  it('in parts comes to what was paid, and a refund of the order then gives the rest', async () => {
    const orderId = await sent();
    const order = await found(orderId);
    expect(order.lines.reduce((sum, { total }) => sum + total, 0) + order.shippingTotal).toBe(
      order.grandTotal,
    );
    const { id } = await valueOf(byGuest(orderId, some(0, 3)));
    await moveReturn(id, 'Received');
    await moveReturn(id, 'Refunded');
    expect((await changeOrderStatus(options(), orderId, 'Refunded')).ok).toBe(true);
    expect((await latestMail(orderId)).text).toContain('We have given back £10.');
    const [charge] = await shop.db
      .select()
      .from(testCardCharges)
      .orderBy(desc(testCardCharges.createdAt))
      .limit(1);
    expect(charge?.outcome).toBe('refunded');
    const late = (await found(orderId)).returns[0];
    expect(late?.status).toBe('Refunded');
  });

  it('can be closed, and what was in it be returned again; with its money begun it cannot', async () => {
    const orderId = await sent();
    const { id } = await valueOf(byGuest(orderId, some(1, 1)));
    expect((await openReturns(shop.db)).join()).toContain(`Return ${id} of order ${orderId}`);
    expect(await moveReturn(id, 'Closed')).toEqual({ ok: true, value: 'Requested' });
    expect((await openReturns(shop.db)).join()).not.toContain(`Return ${id} `);
    const again = await valueOf(byGuest(orderId, some(1, 1)));
    await moveReturn(again.id, 'Received');
    const failing = {
      ...createTestCardProvider(shop.db, shop.clock),
      refundPart: () => Promise.reject(new Error('down')),
    };
    await expect(
      changeReturnStatus({ ...options(), payments: failing }, again.id, { to: 'Refunded' }),
    ).rejects.toThrow('down');
    expect((await found(orderId)).returns.at(-1)?.status).toBe('Received');
    expect((await moveReturn(again.id, 'Closed')).ok).toBe(false);
    expect((await moveReturn(again.id, 'Refunded')).ok).toBe(true);
  });
});

describe('a parcel', () => {
  it('is followed by the carrier’s own link, in the look-up and in the mail', async () => {
    const orderId = await bought(shop.shopper());
    const parcel = { carrier: 'royal-mail', trackingNumber: 'AB123456789GB' } as const;
    await changeOrderStatus(options(), orderId, 'Shipped', parcel);
    const url = 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB';
    expect((await found(orderId)).parcel).toEqual({ carrier: 'Royal Mail', number: 'AB123456789GB', url });
    const letter = await latestMail(orderId);
    expect(letter.text).toContain('Royal Mail has it as AB123456789GB.');
    expect(letter.text).toContain(`Follow your parcel: ${url}`);
    expect(letter.html).toContain(url);
  });
});
