import type { Market } from '@tailorbird/commerce/market';
import { eq } from 'drizzle-orm';
import { hashOfCode } from '../platforms/embedded/gift-cards/hashOfCode.ts';
import { attempts } from '../platforms/embedded/schema/attempts.ts';
import { giftCards } from '../platforms/embedded/schema/giftCards.ts';
import { buyGiftCard } from './giftCardStyle.ts';
import { giftCodesSentTo } from './giftCodesSentTo.ts';
import { bagOf, readyCheckout } from './journey.ts';
import type { TestShop } from './shopWith.ts';
import { errorOf, valueOf } from './valueOf.ts';

/** People with gift cards, in a shop whose first style is the gift card. */
export function giftCardShoppers(shop: TestShop) {
  const productOf = (index: number) => shop.styles[index]?.productId ?? 0;

  let friends = 0;
  /** Somebody who was sent so many gift cards of £25, and their codes. */
  async function given(quantity = 1, sendDate?: string) {
    await shop.db.delete(attempts);
    friends += 1;
    const to = `robin-${friends}@example.com`;
    const gift = { productId: productOf(0), to, quantity, ...(sendDate !== undefined && { sendDate }) };
    const orderId = await buyGiftCard(shop, gift);
    return { orderId, to, codes: await giftCodesSentTo(shop, to) };
  }

  async function balanceOf(code: string | undefined): Promise<number | undefined> {
    const [card] = await shop.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.codeHash, hashOfCode(code ?? '')));
    return card?.balance;
  }

  /** A checkout with nothing missing but the payment; `enter` puts a gift card in, `place` buys what is shown. */
  async function ready(index = 1, market: Market = 'uk', quantity = 1) {
    const shopper = shop.shopper(market);
    const cartId = await bagOf(shopper, [{ productId: productOf(index), quantity }]);
    let checkout = await readyCheckout(shopper, cartId, market === 'eu' ? 'IE' : 'GB');
    const enter = async (code = '') => {
      const { version } = checkout;
      const answer = await shopper.commerce.addCheckoutGiftCard({ cartId, version, code });
      if (answer.ok) checkout = answer.value;
      return answer;
    };
    const place = (paymentToken?: string) =>
      shopper.commerce.createOrderFromCheckout({
        cartId,
        expectedTotal: checkout.grandTotal,
        expectedGiftCardTotal: checkout.giftCardTotal,
        ...(paymentToken !== undefined && { paymentToken }),
      });
    const look = async () => {
      checkout = await valueOf(shopper.commerce.getCheckout({ cartId }));
      return checkout;
    };
    return { shopper, cartId, enter, place, look, total: checkout.grandTotal };
  }

  return { given, ready, balanceOf };
}

/** Why a gift card was not taken: the message beside its field, or another kind of refusal. */
export async function refusal(answer: Parameters<typeof errorOf>[0]) {
  const { tag, message } = await errorOf(answer);
  return tag === 'refused' ? message : tag;
}
