import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../../../testing/registration.ts';
import { asked, email, returningShop, some } from '../../../testing/returningShop.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { outbox } from '../schema/outbox.ts';
import { testCardRefunds } from '../schema/testCards.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { openReturns } from './openReturns.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
beforeAll(async () => {
  ours = await returningShop();
});
afterAll(() => ours.shop.close());

const cancelled = (orderId: number, returnId: number, from = email) =>
  ours.shop.shopper().commerce.cancelGuestReturn({ orderId, returnId, email: from });

describe('a return that is called off', () => {
  it('is so in the order and in a mail, and its units can be returned again', async () => {
    const orderId = await ours.sent();
    const before = (await ours.found(orderId)).returnable;
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 3)));
    expect(await valueOf(cancelled(orderId, id))).toMatchObject({ id, status: 'Cancelled' });
    const order = await ours.found(orderId);
    expect(order.returns.map(({ status }) => status)).toEqual(['Cancelled']);
    expect(order.returnable).toEqual(before);
    const letter = await ours.latestMail(orderId);
    expect(letter.subject).toBe(`Your Tailorbird return ${id} is cancelled`);
    expect(letter.text).toContain('You have cancelled this return');
    expect((await openReturns(ours.shop.db)).join()).not.toContain(`Return ${id} `);
    expect((await valueOf(ours.byGuest(orderId, some(0, 3)))).goods).toBe(9999);
  });

  it('twice is once, with one mail', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 1)));
    const mails = () => ours.shop.db.$count(outbox, eq(outbox.orderId, orderId));
    const before = await mails();
    const answers = await Promise.all([valueOf(cancelled(orderId, id)), valueOf(cancelled(orderId, id))]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await mails()).toBe(before + 1);
  });

  it('is never received or refunded', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 1)));
    await valueOf(cancelled(orderId, id));
    for (const to of ['Received', 'Refunded', 'Closed'] as const)
      expect((await changeReturnStatus(ours.options, id, { to })).ok).toBe(false);
    const key = eq(testCardRefunds.idempotencyKey, `return-${id}`);
    expect(await ours.shop.db.$count(testCardRefunds, key)).toBe(0);
  });

  it('is refused once it is here, in words', async () => {
    const orderId = await ours.sent();
    const { id } = await valueOf(ours.byGuest(orderId, some(0, 1)));
    await changeReturnStatus(ours.options, id, { to: 'Received' });
    expect(await errorOf(cancelled(orderId, id))).toMatchObject({
      tag: 'refused',
      message: 'It has come back to us already, so it can no longer be cancelled.',
    });
    expect((await ours.found(orderId)).returns[0]?.status).toBe('Received');
  });
});

describe('who may call a return off', () => {
  it('is the one whose order it is: by another e-mail or of another order there is none', async () => {
    const [mine, theirs] = [await ours.sent(), await ours.sent()];
    const { id } = await valueOf(ours.byGuest(mine, some(0, 1)));
    for (const wrong of [cancelled(mine, id, 'other@example.com'), cancelled(theirs, id)])
      expect((await errorOf(wrong)).tag).toBe('not-found');
    expect((await ours.found(mine)).returns[0]?.status).toBe('Requested');
  });

  it('is the customer of the order alone', async () => {
    const [owner, other] = [ours.shop.shopper(), ours.shop.shopper()];
    await register(owner, 'calls-off@example.com');
    await register(other, 'meddles@example.com');
    const orderId = await ours.sent(owner);
    const { id: returnId } = await valueOf(owner.commerce.requestReturn(asked(orderId, some(0, 1))));
    expect((await errorOf(other.commerce.cancelReturn({ orderId, returnId }))).tag).toBe('not-found');
    const done = await valueOf(owner.commerce.cancelReturn({ orderId, returnId }));
    expect(done.status).toBe('Cancelled');
  });
});
