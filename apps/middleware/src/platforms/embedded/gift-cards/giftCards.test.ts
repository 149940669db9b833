import { giftCardMessages } from '@tailorbird/commerce/gift-card/giftCardMessages';
import type { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { ok } from '@tailorbird/commerce/result';
import { eq, like } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail } from '../../../services/mail/mail.ts';
import { deliverOutbox } from '../../../services/mail/outboxWorker.ts';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { giftCardShoppers, refusal } from '../../../testing/giftCardShoppers.ts';
import { giftCardStyle, giftCheckout } from '../../../testing/giftCardStyle.ts';
import { giftCodesSentTo } from '../../../testing/giftCodesSentTo.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { attempts } from '../schema/attempts.ts';
import { giftCards } from '../schema/giftCards.ts';
import { payments } from '../schema/orders.ts';
import { outbox } from '../schema/outbox.ts';
import { hashOfCode } from './hashOfCode.ts';

let shop: TestShop;
let shoppers: ReturnType<typeof giftCardShoppers>;
beforeAll(async () => {
  shop = await shopWith([
    giftCardStyle,
    { sku: '200001', warehouse: 900, price: { list: 4000 } },
    { sku: '200002', warehouse: 900, price: { list: 1000 } },
  ]);
  shoppers = giftCardShoppers(shop);
});
afterAll(() => shop.close());

const log = pino({ level: 'silent' });
const productOf = (index: number) => shop.styles[index]?.productId ?? 0;
const day = (days: number) =>
  new Date(shop.clock().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const move = (orderId: number, to: (typeof orderStatuses)[number]) =>
  changeOrderStatus(
    {
      db: shop.db,
      clock: shop.clock,
      payments: createTestCardProvider(shop.db, shop.clock),
      publicUrl: shop.deps.publicUrl,
    },
    orderId,
    to,
  );

const given: (typeof shoppers)['given'] = (...gift) => shoppers.given(...gift);
const ready: (typeof shoppers)['ready'] = (...bag) => shoppers.ready(...bag);
const balanceOf = (code: string | undefined) => shoppers.balanceOf(code);

describe('a gift card that was bought', () => {
  it('reaches its recipient with the message, the amount, a code of its own and how to spend it', async () => {
    const { to, codes } = await given(2);
    expect(new Set(codes).size).toBe(2);
    const rows = await shop.db.select().from(outbox).where(like(outbox.messageId, 'gift-card-%'));
    const [letter] = rows.map(({ payload }) => mail.parse(payload)).filter((one) => one.to === to);
    expect(letter?.subject).toBe('Wren has sent you a Tailorbird gift card');
    for (const part of [
      'Dear Robin',
      '£25',
      'For a <scarf>',
      codes[0] ?? '',
      'enter the code under “Gift card”',
    ])
      expect(letter?.text).toContain(part);
    expect(letter?.html).toContain('For a &lt;scarf&gt;');
  });

  it('is not in the database but as a hash, once a mail server has taken its mail', async () => {
    const { codes } = await given();
    const sent: string[] = [];
    const send = async ({ text }: { text: string }) => {
      sent.push(text);
      return ok(undefined);
    };
    const deliver = () => deliverOutbox({ db: shop.db, clock: shop.clock, log, send, forgetsSecrets: true });
    while ((await deliver()) > 0);
    expect(sent.filter((text) => text.includes(codes[0] ?? '?'))).toHaveLength(1);
    const everything = JSON.stringify([
      await shop.db.select().from(outbox),
      await shop.db.select().from(giftCards),
    ]);
    expect(everything).not.toContain(codes[0]);
    expect(everything).toContain(codes[0]?.slice(-4));
  });

  it('can be spent until the day that its mail names is over everywhere', async () => {
    const { to, codes } = await given();
    const rows = await shop.db.select().from(outbox).where(like(outbox.messageId, 'gift-card-%'));
    const [letter] = rows.map(({ payload }) => mail.parse(payload)).filter((one) => one.to === to);
    const named = Date.parse(`${/until (\d+ \w+ \d{4})/.exec(letter?.text ?? '')?.[1]} UTC`);
    const [card] = await shop.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.codeHash, hashOfCode(codes[0] ?? '')));
    expect(card?.expiresAt).toEqual(new Date(named + 36 * 3_600_000));
  });

  it('waits for its day', async () => {
    const { to } = await given(1, day(9));
    const rows = await shop.db.select().from(outbox).where(like(outbox.messageId, 'gift-card-%'));
    const row = rows.find(({ payload }) => mail.parse(payload).to === to);
    expect(row?.nextAttemptAt.toISOString()).toBe(`${day(9)}T07:00:00.000Z`);
  });
});

describe('a gift card at checkout', () => {
  it('pays what it can, and a card the rest', async () => {
    const { codes } = await given();
    const { enter, place, shopper, cartId, total } = await ready();
    const entered = await valueOf(enter(codes[0]?.toLowerCase()));
    expect(entered).toMatchObject({ grandTotal: total, giftCardTotal: 2500 });
    expect(entered.giftCards).toMatchObject([{ pays: 2500, left: 0, lastFour: codes[0]?.slice(-4) }]);
    expect(await balanceOf(codes[0])).toBe(2500);
    const { orderId } = await valueOf(place(await shop.token()));
    expect(await balanceOf(codes[0])).toBe(0);
    const order = await valueOf(shopper.commerce.getOrder({ cartId, orderId }));
    expect(order).toMatchObject({ grandTotal: total, giftCardTotal: 2500 });
    const taken = await shop.db.select().from(payments).where(eq(payments.cartId, cartId));
    expect(taken).toMatchObject([{ state: 'captured', amount: total - 2500 }]);
    const [row] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.messageId, `order-${orderId}`));
    expect(mail.parse(row?.payload).text).toContain('Gift card: −£25');
  });

  it('pays for everything, without a card, once whatever is repeated, and keeps what is left', async () => {
    const { codes } = await given();
    const { enter, place, cartId, total } = await ready(2);
    expect((await valueOf(enter(codes[0]))).giftCards).toMatchObject([{ pays: total, left: 2500 - total }]);
    const { orderId } = await valueOf(place());
    expect(await valueOf(place())).toEqual({ orderId });
    expect(await balanceOf(codes[0])).toBe(2500 - total);
    expect(await shop.db.$count(payments, eq(payments.cartId, cartId))).toBe(0);
    const second = await ready(1);
    expect(await valueOf(second.enter(codes[0]))).toMatchObject({ giftCardTotal: 2500 - total });
  });

  it('several pay one after the other; one that is taken out is whole', async () => {
    const { codes } = await given(2);
    const { enter, shopper, cartId, total } = await ready();
    await valueOf(enter(codes[0]));
    await valueOf(enter(codes[0]));
    const both = await valueOf(enter(codes[1]));
    expect(both.giftCards.map(({ pays }) => pays)).toEqual([2500, total - 2500]);
    const giftCardId = both.giftCards[0]?.id ?? 0;
    const { version } = both;
    const one = await valueOf(shopper.commerce.removeCheckoutGiftCard({ cartId, version, giftCardId }));
    expect(one.giftCards).toMatchObject([{ pays: 2500, left: 0 }]);
  });

  it('says what is wrong with one that pays nothing, and leaves the checkout as it was', async () => {
    const { codes, orderId } = await given(2);
    const first = await ready();
    expect(await refusal(first.enter('7K2M-9QRT-04XZ-HB3C'))).toBe(giftCardMessages.unknown);
    expect(await refusal(first.enter('not a code'))).toBe(giftCardMessages.unknown);
    expect(await refusal((await ready(1, 'eu')).enter(codes[0]))).toBe(giftCardMessages.otherCurrency);
    await valueOf(first.enter(codes[0]));
    await valueOf(first.place(await shop.token()));
    const later = await ready();
    expect(await refusal(later.enter(codes[0]))).toBe(giftCardMessages.spent);
    await shop.db
      .update(giftCards)
      .set({ expiresAt: shop.clock() })
      .where(eq(giftCards.codeHash, hashOfCode(codes[1] ?? '')));
    expect(await refusal(later.enter(codes[1]))).toBe(giftCardMessages.expired);
    expect(await later.look()).toMatchObject({ giftCards: [], giftCardTotal: 0 });
    expect(await move(orderId, 'Refunded')).toMatchObject({ ok: false });
  });

  it('does not buy a gift card', async () => {
    const { codes } = await given();
    const shopper = shop.shopper();
    const { id: cartId, version } = await giftCheckout(shopper, {
      productId: productOf(0),
      to: 'ada@example.com',
    });
    const answer = shopper.commerce.addCheckoutGiftCard({ cartId, version, code: codes[0] ?? '' });
    expect((await errorOf(answer)).message).toBe(giftCardMessages.onlyGiftCards);
  });

  it('cannot be guessed: too many codes make whoever enters them wait', async () => {
    await shop.db.delete(attempts);
    const { enter } = await ready();
    const ends = [];
    for (let guess = 0; guess < 21; guess += 1) ends.push((await errorOf(enter('7K2M-9QRT-04XZ-HB3C'))).tag);
    expect(ends.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'refused'));
    expect(ends.at(-1)).toBe('too-many-requests');
  });

  it('a total that gift cards pay otherwise than was shown is not charged', async () => {
    const { codes } = await given();
    const mine = await ready();
    await valueOf(mine.enter(codes[0]));
    const other = await ready();
    await valueOf(other.enter(codes[0]));
    await valueOf(other.place(await shop.token()));
    expect(await errorOf(mine.place(await shop.token()))).toMatchObject({
      tag: 'conflict',
      checkout: { giftCardTotal: 0 },
    });
    expect(await shop.db.$count(payments, eq(payments.cartId, mine.cartId))).toBe(0);
  });

  it('no wallet is offered beside it, and one that was open charges nothing', async () => {
    const { codes } = await given();
    const { shopper, cartId, enter, total } = await ready();
    await valueOf(enter(codes[0]));
    const ways = await valueOf(shopper.commerce.paymentMethods({ cartId }));
    expect(ways.map(({ type }) => type)).toEqual(['card']);
    const draft = shopper.commerce.createOrderFromCheckout({ cartId, expectedTotal: total });
    expect((await errorOf(draft)).tag).toBe('conflict');
  });
});

describe('an order that is undone', () => {
  it('makes the gift cards it bought worthless, and stops their mails', async () => {
    const { orderId, to, codes } = await given(1, day(9));
    expect(await move(orderId, 'Refunded')).toMatchObject({ ok: true });
    expect(await giftCodesSentTo(shop, to)).toEqual([]);
    const { enter } = await ready();
    expect(await refusal(enter(codes[0]))).toBe(giftCardMessages.void);
  });

  it('stands once one of them has been spent', async () => {
    const { orderId, codes } = await given();
    const { enter, place } = await ready(2);
    await valueOf(enter(codes[0]));
    await valueOf(place());
    for (const to of ['Cancelled', 'Refunded'] as const)
      expect(await move(orderId, to)).toEqual({
        ok: false,
        error: `Order ${orderId} cannot become ${to}: its gift card ending in ${codes[0]?.slice(-4)} has been spent.`,
      });
  });

  it('puts what a gift card paid back on it, once, and says so', async () => {
    const { codes } = await given();
    const { enter, place, total } = await ready();
    await valueOf(enter(codes[0]));
    const { orderId } = await valueOf(place(await shop.token()));
    expect(await move(orderId, 'Refunded')).toMatchObject({ ok: true });
    expect(await balanceOf(codes[0])).toBe(2500);
    expect(await move(orderId, 'Refunded')).toMatchObject({ ok: false });
    expect(await balanceOf(codes[0])).toBe(2500);
    const rows = await shop.db.select().from(outbox).orderBy(outbox.id);
    const byCard = `£${((total - 2500) / 100).toFixed(2).replace('.00', '')}`;
    expect(mail.parse(rows.at(-1)?.payload).text).toContain(
      `We have given back £25 to your gift card and ${byCard} to your card.`,
    );
  });
});
