import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, register } from '../../../testing/registration.ts';
import { asked, email, returningShop, some } from '../../../testing/returningShop.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { orders } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
beforeAll(async () => {
  ours = await returningShop();
});
afterAll(() => ours.shop.close());

const dayMs = 24 * 60 * 60 * 1000;

describe('a return', () => {
  it('is asked for of what was sent, and is written about with how to send it back', async () => {
    const orderId = await ours.sent();
    const made = await valueOf(ours.byGuest(orderId, some(0, 2)));
    expect(made).toMatchObject({ status: 'Requested', goods: 6666, labelCost: 0, refund: 6666 });
    const letter = await ours.latestMail(orderId);
    expect(letter.to).toBe(email);
    expect(letter.subject).toBe(`Your Tailorbird return ${made.id} how to send it back`);
    expect(letter.text).toContain(`put a note with the number ${made.id} in the parcel`);
    expect(letter.text).toContain('You get £66.66 back once it is here.');
    expect(letter.text).toContain(`See your return: http://shop.example/find-order?order=${orderId}`);
    const order = await ours.found(orderId);
    expect(order.returns).toEqual([made]);
    expect(order.returnable?.lines).toEqual([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
  });

  it('is refused before the order was sent, for more than was bought, and for what is no line of it', async () => {
    const early = await ours.bought();
    expect((await ours.found(early)).returnable).toBeNull();
    expect(await errorOf(ours.byGuest(early, some(0, 1)))).toMatchObject({
      tag: 'refused',
      message: 'Nothing of this order can be returned: it is not on its way to you.',
    });
    const orderId = await ours.sent();
    for (const lines of [some(0, 4), some(2, 1), [...some(0, 1), ...some(0, 2)]])
      expect((await errorOf(ours.byGuest(orderId, lines))).tag).toBe('refused');
    await valueOf(ours.byGuest(orderId, some(0, 3)));
    expect((await errorOf(ours.byGuest(orderId, some(0, 1)))).tag).toBe('refused');
  });

  it('is refused when the market’s days from the parcel’s arriving are over', async () => {
    const orderId = await ours.sent();
    await changeOrderStatus(ours.options, orderId, 'Complete');
    const deliveredAt = (days: number) =>
      ours.shop.db
        .update(orders)
        .set({ deliveredAt: new Date(ours.shop.clock().getTime() - days * dayMs) })
        .where(eq(orders.id, orderId));
    await deliveredAt(32);
    expect((await ours.found(orderId)).returnable).toBeNull();
    expect(await errorOf(ours.byGuest(orderId, some(0, 1)))).toMatchObject({
      message: 'The last day to return something of this order has passed.',
    });
    await deliveredAt(30);
    await valueOf(ours.byGuest(orderId, some(0, 1)));
  });

  it('that is sent twice is one, with one mail', async () => {
    const orderId = await ours.sent();
    const once = { ...asked(orderId, some(0, 1)), email };
    const answers = await Promise.all([
      valueOf(ours.shop.shopper().commerce.requestGuestReturn(once)),
      valueOf(ours.shop.shopper().commerce.requestGuestReturn(once)),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await ours.found(orderId)).returns).toHaveLength(1);
    const mails = await ours.shop.db.select().from(outbox).where(eq(outbox.orderId, orderId));
    expect(mails).toHaveLength(3);
  });

  it('two at once for the last units are one', async () => {
    const orderId = await ours.sent();
    const both = await Promise.all([ours.byGuest(orderId, some(1, 1)), ours.byGuest(orderId, some(1, 1))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ours.found(orderId)).returns).toHaveLength(1);
  });
});

describe('who may return', () => {
  it('is told nothing of an order with another e-mail, exactly as of none', async () => {
    const orderId = await ours.sent();
    const wrong = await errorOf(ours.byGuest(orderId, some(0, 1), 'other@example.com'));
    expect(wrong).toEqual(await errorOf(ours.byGuest(999_999, some(0, 1))));
    expect(wrong.tag).toBe('not-found');
    expect((await ours.found(orderId)).returns).toEqual([]);
  });

  it('is the customer of the order alone, on any device', async () => {
    const owner = ours.shop.shopper();
    await register(owner, 'returns@example.com');
    const orderId = await ours.sent(owner);
    const other = ours.shop.shopper();
    await register(other, 'nobody@example.com');
    expect((await errorOf(other.commerce.requestReturn(asked(orderId, some(0, 1))))).tag).toBe('not-found');
    expect((await errorOf(ours.shop.shopper().commerce.requestReturn(asked(orderId, some(0, 1))))).tag).toBe(
      'signed-out',
    );
    const elsewhere = ours.shop.shopper();
    await login(elsewhere, 'returns@example.com');
    const made = await valueOf(elsewhere.commerce.requestReturn(asked(orderId, some(0, 1))));
    expect((await valueOf(owner.commerce.getCustomerOrder({ orderId }))).returns).toEqual([made]);
    expect((await ours.latestMail(orderId)).text).toContain(
      `See your return: http://shop.example/my-account/OrderHistory/${orderId}`,
    );
    const data = await valueOf(owner.commerce.downloadCustomerData());
    expect(data.orders[0]?.returns).toEqual([made]);
  });

  it('cannot guess at numbers for long', async () => {
    const guesser = ours.shop.shopper('uk', '10.4.0.1');
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
    const [mine, theirs] = [await ours.sent(), await ours.sent()];
    const sending = asked(mine, some(0, 1));
    await valueOf(ours.shop.shopper().commerce.requestGuestReturn({ ...sending, email }));
    const other = { ...sending, orderId: theirs, email };
    expect((await errorOf(ours.shop.shopper().commerce.requestGuestReturn(other))).tag).toBe('not-found');
  });
});
