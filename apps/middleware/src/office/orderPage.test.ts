import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../platforms/embedded/schema/carts.ts';
import { orderLines, orders, payments } from '../platforms/embedded/schema/orders.ts';
import { outbox } from '../platforms/embedded/schema/outbox.ts';
import { returningShop } from '../testing/returningShop.ts';
import { deed, deedsIn, openOffice } from './testing/openOffice.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
let wren: Awaited<ReturnType<Awaited<ReturnType<typeof openOffice>>['signedIn']>>;
beforeAll(async () => {
  ours = await returningShop();
  wren = await (await openOffice(ours.shop)).signedIn();
});
afterAll(() => ours.shop.close());

const statusOf = async (id: number) =>
  (await ours.shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
const mailsOf = (id: number) => ours.shop.db.$count(outbox, eq(outbox.orderId, id));

describe('orders in the back office', () => {
  it('are found by number, by a part of an e-mail address and by state', async () => {
    const [older, newer] = [await ours.bought(), await ours.sent()];
    const byNumber = (await wren.see(`/orders?search=${older}`)).text;
    expect([byNumber.includes(`/orders/${older}"`), byNumber.includes(`/orders/${newer}"`)]).toEqual([
      true,
      false,
    ]);
    expect((await wren.see('/orders?search=MAUD%40ex')).text).toContain(`/orders/${older}"`);
    expect((await wren.see('/orders?search=nobody%40')).text).toContain('No order is so.');
    const shipped = (await wren.see('/orders?state=Shipped')).text;
    expect([shipped.includes(`/orders/${newer}"`), shipped.includes(`/orders/${older}"`)]).toEqual([
      true,
      false,
    ]);
  });

  it('are shown thirty at a time, and no order is between two pages', async () => {
    const whole = await ours.shop.db.select().from(orders).orderBy(desc(orders.id));
    const [pattern] = whole;
    const [bag] = await ours.shop.db.select().from(carts).limit(1);
    if (!pattern || !bag) throw new Error('There is an order.');
    for (let at = whole.length; at < 33; at += 1) {
      const order = { ...pattern, id: pattern.id + at, cartId: crypto.randomUUID() };
      await ours.shop.db.insert(carts).values({ ...bag, id: order.cartId });
      await ours.shop.db.insert(orders).values(order);
      whole.unshift(order);
    }
    const first = (await wren.see('/orders')).text;
    const next = /href="(\/orders\?[^"]*before=\d+[^"]*)"/.exec(first)?.[1] ?? '';
    const second = (await wren.see(next.replaceAll('&amp;', '&'))).text;
    const shown = [first, second].flatMap((text) =>
      [...text.matchAll(/href="\/orders\/(\d+)"/g)].map(([, id]) => Number(id)),
    );
    expect(shown).toEqual(whole.map(({ id }) => id));
    for (const { id } of whole.slice(0, -2)) await ours.shop.db.delete(orders).where(eq(orders.id, id));
  });

  it('are sent with a parcel to follow, are told in the log with who did it, and twice is once', async () => {
    const id = await ours.bought();
    expect((await wren.see(`/orders/${id}/Shipped`)).text).toContain('Tracking number');
    const mails = await mailsOf(id);
    deedsIn(ours.shop);
    const form = { carrier: 'royal-mail', number: 'AB 1234 56789 GB' };
    const pressed = await wren.press(`/orders/${id}/Shipped`, form);
    expect(pressed.text).toContain('It has been sent, and the shopper is written to.');
    expect(pressed.text).toContain('AB123456789GB');
    const again = await wren.press(`/orders/${id}/Shipped`, form);
    const other = await wren.press(`/orders/${id}/Shipped`, { carrier: 'dpd', number: '999999' });
    expect([pressed.status, again.status, other.status]).toEqual([303, 303, 409]);
    expect(other.text).toContain('AB123456789GB');
    expect([await statusOf(id), await mailsOf(id)]).toEqual(['Shipped', mails + 1]);
    expect(deedsIn(ours.shop)).toEqual([deed('office.order', 'Confirmed', 'Shipped')]);
  });

  it('are told their parcel later where they were sent without one, once', async () => {
    const id = await ours.bought();
    await wren.press(`/orders/${id}/Shipped`);
    expect((await wren.see(`/orders/${id}`)).text).toContain(`/orders/${id}/parcel"`);
    const form = { carrier: 'royal-mail', number: 'AB123456789GB' };
    expect((await wren.press(`/orders/${id}/Shipped`, form)).status).toBe(409);
    deedsIn(ours.shop);
    const named = await wren.press(`/orders/${id}/parcel`, form);
    expect([named.status, named.text.includes('AB123456789GB')]).toEqual([303, true]);
    expect(named.text).not.toContain('/parcel"');
    for (const wrong of [form, { carrier: 'stork', number: '1' }, {}])
      expect((await wren.press(`/orders/${id}/parcel`, wrong)).status).toBe(404);
    expect(deedsIn(ours.shop)).toEqual([deed('office.order', 'no parcel', 'AB123456789GB')]);
  });

  it('are not sent with half a parcel', async () => {
    const id = await ours.bought();
    for (const form of [
      { carrier: 'royal-mail' },
      { number: 'AB123456789GB' },
      { carrier: 'stork', number: 'AB123456' },
    ]) {
      const pressed = await wren.press(`/orders/${id}/Shipped`, form);
      expect([pressed.status, await statusOf(id)]).toEqual([409, 'Confirmed']);
      expect(pressed.text).toContain('A parcel has a carrier and a number');
    }
  });

  it('are cancelled and then refunded, once each', async () => {
    const id = await ours.bought();
    expect((await wren.press(`/orders/${id}/Cancelled`)).text).toContain('still to be given back');
    deedsIn(ours.shop);
    await wren.press(`/orders/${id}/Refunded`);
    const mails = await mailsOf(id);
    const again = await wren.press(`/orders/${id}/Refunded`);
    expect(again.text).toContain('The money was given back');
    expect([await statusOf(id), await mailsOf(id)]).toEqual(['Refunded', mails]);
    const [order] = await ours.shop.db.select().from(orders).where(eq(orders.id, id));
    const paid = await ours.shop.db
      .select()
      .from(payments)
      .where(eq(payments.cartId, order?.cartId ?? ''));
    expect(paid.map(({ state }) => state)).toEqual(['refunded']);
    expect(deedsIn(ours.shop)).toEqual([deed('office.order', 'Cancelled', 'Refunded')]);
  });

  it('stay as they are where they cannot become so, which is said', async () => {
    const id = await ours.sent();
    const pressed = await wren.press(`/orders/${id}/Cancelled`);
    expect([pressed.status, await statusOf(id)]).toEqual([409, 'Shipped']);
    expect(pressed.text).toContain('is Shipped and cannot become Cancelled');
    expect((await wren.see(`/orders/${id}/Cancelled`)).status).toBe(404);
  });

  it('show sums that add up, and what promotions saved beside them', async () => {
    const id = await ours.bought();
    const cheaper = { discountTotal: 500, grandTotal: sql`${orders.grandTotal} - 500` };
    await ours.shop.db.update(orders).set(cheaper).where(eq(orders.id, id));
    const [line] = await ours.shop.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const lineTotal = { total: sql`${orderLines.total} - 500` };
    await ours.shop.db
      .update(orderLines)
      .set(lineTotal)
      .where(eq(orderLines.id, line?.id ?? 0));
    const { text } = await wren.see(`/orders/${id}`);
    const sums = [...text.matchAll(/<td class="sum">(Free|£[\d.]+)<\/td>/g)].map(([, sum = '']) =>
      Number(sum.replace(/£|Free/, '')),
    );
    const [first = 0, second = 0, subtotal, delivery = 0, total] = sums;
    expect([subtotal, total]).toEqual([first + second, first + second + delivery]);
    expect(text).toContain('Promotions have saved £5.00.');
  });

  it('show what shoppers typed as text, whatever it is', async () => {
    const id = await ours.bought();
    const [order] = await ours.shop.db.select().from(orders).where(eq(orders.id, id));
    const name = `<script>alert("1")</script>`;
    if (!order) throw new Error('It was bought.');
    const shippingAddress = { ...order.billingAddress, lastName: name };
    await ours.shop.db.update(orders).set({ shippingAddress }).where(eq(orders.id, id));
    const { text } = await wren.see(`/orders/${id}`);
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    const search = '"><script>';
    const found = (await wren.see(`/orders?${new URLSearchParams({ search })}`)).text;
    expect([found.includes('&quot;&gt;&lt;script&gt;'), found.includes('<script')]).toEqual([true, false]);
  });

  it.each([
    '/orders/999999',
    '/orders/999999/Shipped',
    '/orders/abc',
    '/returns/1/Received',
    '/stock/none',
    '/nothing',
  ])('%s is answered as not there', async (path) => {
    expect((await wren.see(path)).status).toBe(404);
  });
});
