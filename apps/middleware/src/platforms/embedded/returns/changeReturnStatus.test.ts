import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returningShop, some } from '../../../testing/returningShop.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { variants } from '../schema/catalogue.ts';
import { stockLevels } from '../schema/inventory.ts';
import { testCardCharges, testCardRefunds } from '../schema/testCards.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { openReturns } from './openReturns.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
beforeAll(async () => {
  ours = await returningShop();
});
afterAll(() => ours.shop.close());

const moveReturn = (id: number, to: 'Received' | 'Refunded' | 'Closed', isDamaged = false) =>
  changeReturnStatus(ours.options, id, { to, isDamaged });

async function onShelf(style: number): Promise<number | undefined> {
  const [level] = await ours.shop.db
    .select({ onHand: stockLevels.onHand })
    .from(stockLevels)
    .innerJoin(variants, eq(variants.stockItemId, stockLevels.stockItemId))
    .where(and(eq(variants.id, ours.shop.styles[style]?.variantIds[0] ?? 0), eq(stockLevels.locationId, 1)));
  return level?.onHand;
}

describe('a return that has come back', () => {
  it('goes on the shelf again, once', async () => {
    const before = await onShelf(0);
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 2)));
    expect(await moveReturn(id, 'Received')).toEqual({ ok: true, value: 'Requested' });
    expect(await onShelf(0)).toBe((before ?? 0) - 1);
    expect(await moveReturn(id, 'Received')).toEqual({
      ok: false,
      error: `Return ${id} is Received and cannot become Received: from there it can become Refunded or Closed.`,
    });
    expect(await onShelf(0)).toBe((before ?? 0) - 1);
    expect((await ours.latestMail(orderId)).subject).toContain('has come back to us');
  });

  it('stays off the shelf where it is damaged', async () => {
    const orderId = await ours.sent();
    const before = await onShelf(0);
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 2, 'faulty')));
    await moveReturn(id, 'Received', true);
    expect(await onShelf(0)).toBe(before);
  });

  it('gives its money back once, never before it is here', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 1)));
    expect((await moveReturn(id, 'Refunded')).ok).toBe(false);
    await moveReturn(id, 'Received');
    expect(await moveReturn(id, 'Refunded')).toEqual({ ok: true, value: 'Received' });
    expect((await moveReturn(id, 'Refunded')).ok).toBe(false);
    const refunds = await ours.shop.db
      .select()
      .from(testCardRefunds)
      .where(eq(testCardRefunds.idempotencyKey, `return-${id}`));
    expect(refunds.map(({ amount }) => amount)).toEqual([3333]);
    expect((await ours.latestMail(orderId)).text).toContain('We have given back £33.33.');
  });

  it('in parts comes to what was paid, and a refund of the order then gives the rest', async () => {
    const orderId = await ours.sent();
    const order = await ours.found(orderId);
    expect(order.lines.reduce((sum, { total }) => sum + total, 0) + order.shippingTotal).toBe(
      order.grandTotal,
    );
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 3)));
    await moveReturn(id, 'Received');
    await moveReturn(id, 'Refunded');
    expect((await changeOrderStatus(ours.options, orderId, 'Refunded')).ok).toBe(true);
    expect((await ours.latestMail(orderId)).text).toContain('We have given back £10.');
    const [charge] = await ours.shop.db
      .select()
      .from(testCardCharges)
      .orderBy(desc(testCardCharges.createdAt))
      .limit(1);
    expect(charge?.outcome).toBe('refunded');
    const late = (await ours.found(orderId)).returns[0];
    expect(late?.status).toBe('Refunded');
  });

  it('can be closed, and what was in it be returned again; with its money begun it cannot', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(1, 1)));
    expect((await openReturns(ours.shop.db)).join()).toContain(`Return ${id} of order ${orderId}`);
    expect(await moveReturn(id, 'Closed')).toEqual({ ok: true, value: 'Requested' });
    expect((await openReturns(ours.shop.db)).join()).not.toContain(`Return ${id} `);
    const again = await valueOf(ours.byGuest(orderId, some(1, 1)));
    await moveReturn(again.id, 'Received');
    const failing = {
      ...ours.options.payments,
      refundPart: () => Promise.reject(new Error('down')),
    };
    await expect(
      changeReturnStatus({ ...ours.options, payments: failing }, again.id, { to: 'Refunded' }),
    ).rejects.toThrow('down');
    expect((await ours.found(orderId)).returns.at(-1)?.status).toBe('Received');
    expect((await moveReturn(again.id, 'Closed')).ok).toBe(false);
    expect((await moveReturn(again.id, 'Refunded')).ok).toBe(true);
  });

  it('gives delivery back where all of an order has come back, and not where an earlier part was closed', async () => {
    for (const isKept of [true, false]) {
      const orderId = await ours.sent(undefined, 1);
      const { shippingTotal } = await ours.found(orderId);
      const first = await valueOf(ours.byGuest(orderId, some(0, 1)));
      const last = await valueOf(ours.byGuest(orderId, some(1, 1)));
      expect([shippingTotal, last.delivery]).toEqual([395, 395]);
      await moveReturn(first.id, isKept ? 'Closed' : 'Received');
      await moveReturn(last.id, 'Received');
      expect((await moveReturn(last.id, 'Refunded')).ok).toBe(true);
      const [back] = await ours.shop.db
        .select()
        .from(testCardRefunds)
        .where(eq(testCardRefunds.idempotencyKey, `return-${last.id}`));
      const due = last.goods - last.labelCost + (isKept ? 0 : 395);
      expect([back?.amount, (await ours.found(orderId)).returns.at(-1)?.refund]).toEqual([due, due]);
    }
  });

  it('whose refund failed is ended by a refund of the whole order, which gives its money back too', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 1)));
    await moveReturn(id, 'Received');
    const payments = { ...ours.options.payments, refundPart: () => Promise.reject(new Error('down')) };
    await expect(changeReturnStatus({ ...ours.options, payments }, id, { to: 'Refunded' })).rejects.toThrow(
      'down',
    );
    expect((await changeOrderStatus(ours.options, orderId, 'Refunded')).ok).toBe(true);
    expect(await moveReturn(id, 'Refunded')).toEqual({ ok: true, value: 'Received' });
    const parts = await ours.shop.db
      .select()
      .from(testCardRefunds)
      .where(eq(testCardRefunds.idempotencyKey, `return-${id}`));
    expect(parts).toEqual([]);
  });
});

describe('a parcel', () => {
  it('is followed by the carrier’s own link, in the look-up and in the mail', async () => {
    const orderId = await ours.bought();
    const parcel = { carrier: 'royal-mail', trackingNumber: 'AB123456789GB' } as const;
    await changeOrderStatus(ours.options, orderId, 'Shipped', parcel);
    const url = 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB';
    expect((await ours.found(orderId)).parcel).toEqual({
      carrier: 'Royal Mail',
      number: 'AB123456789GB',
      url,
    });
    const letter = await ours.latestMail(orderId);
    expect(letter.text).toContain('Royal Mail has it as AB123456789GB.');
    expect(letter.text).toContain(`Follow your parcel: ${url}`);
    expect(letter.html).toContain(url);
  });
});
