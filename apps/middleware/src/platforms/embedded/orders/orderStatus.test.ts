import { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { addressIn, placedOrder } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { testCardCharges } from '../schema/testCards.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50 },
    {
      sku: '100000',
      name: 'Gift Card by Email',
      colours: ['Madder Leaves'],
      sizes: ['£25'],
      tracking: 'none',
      price: { list: 2500 },
      modifiers: [
        { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
        { id: 2, displayName: 'Your message', type: 'message', required: false, sortOrder: 2 },
      ],
    },
  ]);
});
afterAll(() => shop.close());

const ordered = () => placedOrder(shop);

const move = (
  orderId: number,
  to: (typeof orderStatuses)[number],
  payments = createTestCardProvider(shop.db, shop.clock),
) =>
  changeOrderStatus(
    {
      db: shop.db,
      clock: shop.clock,
      payments,
      publicUrl: shop.deps.publicUrl,
    },
    orderId,
    to,
  );
/** The newest mail about an order: what brings a gift card to its recipient is another. */
const latestMail = async () => {
  const [row] = await shop.db
    .select()
    .from(outbox)
    .where(sql`${outbox.payload}->>'subject' like '%order%'`)
    .orderBy(desc(outbox.id))
    .limit(1);
  return JSON.stringify(row?.payload);
};

describe('the status of an order', () => {
  it('commerce §4 order status 1: goes from Confirmed to Shipped to Complete, and not back', async () => {
    const id = await ordered();
    expect(await move(id, 'Complete')).toEqual({
      ok: false,
      error: `Order ${id} is Confirmed and cannot become Complete: from there it can become Shipped or Cancelled or Refunded.`,
    });
    expect(await move(id, 'Shipped')).toEqual({ ok: true, value: 'Confirmed' });
    expect(await latestMail()).toContain('is on its way');
    expect(await move(id, 'Complete')).toEqual({ ok: true, value: 'Shipped' });
    expect((await move(id, 'Shipped')).ok).toBe(false);
    expect(await move(999_999, 'Shipped')).toEqual({ ok: false, error: 'There is no order 999999.' });
  });

  it('a refund gives the money back, once, and says so', async () => {
    const id = await ordered();
    expect((await move(id, 'Refunded')).ok).toBe(true);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const refunded = await shop.db.$count(testCardCharges, eq(testCardCharges.outcome, 'refunded'));
    expect([order?.status, refunded]).toEqual(['Refunded', 1]);
    expect(await latestMail()).toContain('We have given back £');
    expect((await move(id, 'Refunded')).ok).toBe(false);
  });
});

describe('an order that two move at once', () => {
  it('is refunded once its money went back, though it was sent in that moment', async () => {
    const id = await ordered();
    const payments = createTestCardProvider(shop.db, shop.clock);
    const whileSent: typeof payments = {
      ...payments,
      refund: async (charge) => {
        expect((await move(id, 'Shipped')).ok).toBe(true);
        return payments.refund(charge);
      },
    };
    expect(await move(id, 'Refunded', whileSent)).toEqual({ ok: true, value: 'Confirmed' });
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe('Refunded');
    expect(await latestMail()).toContain('We have given back £');
  });
});

describe('the mail of an order', () => {
  it('names what was written on a gift card, and no delivery for what goes by e-mail', async () => {
    const shopper = shop.shopper();
    const { id: cartId } = await valueOf(shopper.commerce.createCart());
    const card = {
      productId: shop.styles[1]?.productId ?? 0,
      quantity: 1,
      optionSelections: [
        { optionId: 1, optionValue: 'ada@example.com' },
        { optionId: 2, optionValue: 'Happy birthday' },
      ],
    };
    await valueOf(shopper.commerce.addCartItems({ cartId, lineItems: [card] }));
    const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const who = { email: 'maud@example.com', address: addressIn('GB') };
    await valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, ...who }));
    const due = { cartId, expectedTotal: 2500, paymentToken: await shop.token() };
    await valueOf(shopper.commerce.createOrderFromCheckout(due));
    const mail = await latestMail();
    expect(mail).toContain('1 × Gift Card by Email, Madder Leaves: £25');
    expect(mail).toContain('Recipient email: ada@example.com');
    expect(mail).toContain('Your message: Happy birthday');
    expect(mail).toContain('Gift cards by email go out on the day you chose, or today.');
    expect(mail).not.toContain('Delivery');
    const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    const mails = await shop.db.$count(outbox);
    expect((await move(order?.id ?? 0, 'Shipped')).ok).toBe(true);
    expect(await shop.db.$count(outbox)).toBe(mails);
  });

  it('names the days in which it is expected from when it is sent on', async () => {
    const id = await ordered();
    shop.wait(30 * 24 * 3_600_000);
    await move(id, 'Shipped');
    const days = arrival('uk', 'Standard Delivery', shop.clock());
    expect(await latestMail()).toContain(days && arrivalText(days, 'en-GB'));
  });

  it('says that there is nothing to give back of what cost nothing, or came back before', async () => {
    const id = await ordered();
    await shop.db.update(orders).set({ grandTotal: 0 }).where(eq(orders.id, id));
    await move(id, 'Refunded');
    expect(await latestMail()).toContain('There was nothing more to give back.');
  });
});
