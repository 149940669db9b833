import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyGiftCard, giftCardStyle } from '../../../testing/giftCardStyle.ts';
import { giftCodesSentTo } from '../../../testing/giftCodesSentTo.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { giftCards, giftCardUses } from '../schema/giftCards.ts';
import { orders, payments } from '../schema/orders.ts';
import { hashOfCode } from './hashOfCode.ts';

/** Races need connections of their own: the embedded database has one, and would hide them. */
let shop: TestShop;
let buyers = 0;
beforeAll(async () => {
  shop = await shopWith([giftCardStyle, { sku: '200001', warehouse: 1000, price: { list: 500 } }], {
    trustedProxies: { hops: 1 },
  });
});
afterAll(() => shop.close());

const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

async function codes(to: string, quantity: number): Promise<string[]> {
  await buyGiftCard(shop, { productId: productOf(0), to, quantity });
  return giftCodesSentTo(shop, to);
}

/** Somebody at an address of their own with these gift cards entered, who has only to press the button. */
async function buyerWith(entered: readonly string[]) {
  buyers += 1;
  const shopper = shop.shopper('uk', `10.0.0.${buyers}`);
  const cartId = await bagOf(shopper, [{ productId: productOf(1), quantity: 1 }]);
  let checkout = await readyCheckout(shopper, cartId);
  for (const code of entered) {
    const { version } = checkout;
    checkout = await valueOf(shopper.commerce.addCheckoutGiftCard({ cartId, version, code }));
  }
  const press = async () => {
    const now = await valueOf(shopper.commerce.getCheckout({ cartId }));
    const placed = await shopper.commerce.createOrderFromCheckout({
      cartId,
      expectedTotal: now.grandTotal,
      expectedGiftCardTotal: now.giftCardTotal,
      paymentToken: await shop.token(),
    });
    return placed.ok ? 'ordered' : placed.error.tag;
  };
  return { cartId, press };
}

/** What the orders say was paid by these cards, and what has left them. */
async function booksOf(of: readonly string[]) {
  let gone = 0;
  let spent = 0;
  for (const code of of) {
    const [card] = await shop.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.codeHash, hashOfCode(code)));
    gone += (card?.amount ?? 0) - (card?.balance ?? 0);
    const uses = await shop.db
      .select()
      .from(giftCardUses)
      .where(and(eq(giftCardUses.giftCardId, card?.id ?? 0), isNotNull(giftCardUses.spentAt)));
    spent += uses.reduce((sum, { amount }) => sum + amount, 0);
  }
  return { gone, spent };
}

describe('on a server, at the same time', () => {
  it('50 checkouts with one gift card never spend more than is on it, whoever tries again', async () => {
    const [code = ''] = await codes('one@example.com', 1);
    const all = await Promise.all(Array.from({ length: 50 }, () => buyerWith([code])));
    let left = all;
    for (let round = 0; round < 6 && left.length > 0; round += 1) {
      const ends = await Promise.all(left.map(async (buyer) => ({ buyer, end: await buyer.press() })));
      expect(new Set(ends.map(({ end }) => end))).toEqual(
        new Set(ends.map(({ end }) => (end === 'ordered' ? 'ordered' : 'conflict'))),
      );
      left = ends.filter(({ end }) => end !== 'ordered').map(({ buyer }) => buyer);
    }
    expect(left).toEqual([]);
    expect(await booksOf([code])).toEqual({ gone: 2500, spent: 2500 });
    const placed = await shop.db.select().from(orders).where(eq(orders.email, 'maud@example.com'));
    expect(placed.reduce((sum, { giftCardTotal }) => sum + giftCardTotal, 0)).toBe(2500);
    for (const { cartId, grandTotal, giftCardTotal } of placed) {
      const taken = await shop.db
        .select()
        .from(payments)
        .where(and(eq(payments.cartId, cartId), eq(payments.state, 'captured')));
      const charged = taken.reduce((sum, { amount }) => sum + amount, 0);
      expect(charged).toBe(grandTotal - giftCardTotal);
    }
  });

  it('50 presses of one button spend a gift card once', async () => {
    const mine = await codes('pressed@example.com', 1);
    const { press } = await buyerWith(mine);
    const ends = await Promise.all(Array.from({ length: 50 }, press));
    expect(ends).toContain('ordered');
    const { gone, spent } = await booksOf(mine);
    expect([gone, gone < 2500]).toEqual([spent, true]);
  });

  it('who enters the same two gift cards in another order never waits for ever', async () => {
    const both = await codes('both@example.com', 2);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => buyerWith(index % 2 === 0 ? both : both.toReversed())),
    );
    await Promise.all(all.map(({ press }) => press()));
    expect(shop.logged.filter((line) => line.includes('deadlock'))).toEqual([]);
    const { gone, spent } = await booksOf(both);
    expect(gone).toBe(spent);
  });
});
