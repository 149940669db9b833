import type { TestStyle } from './insertStyle.ts';
import { addressIn } from './journey.ts';
import type { Shopper, TestShop } from './shopWith.ts';
import { valueOf } from './valueOf.ts';

/** The gift card that goes by e-mail, of £25, with all that is asked for it. */
export const giftCardStyle: TestStyle = {
  sku: '100000',
  name: 'Gift Card by Email',
  colours: ['Madder Leaves'],
  sizes: ['25'],
  tracking: 'none',
  price: { list: 2500 },
  modifiers: [
    { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
    { id: 2, displayName: 'Recipient name', type: 'text', required: true, sortOrder: 2 },
    { id: 4, displayName: 'Your name', type: 'text', required: true, sortOrder: 4 },
    { id: 5, displayName: 'Send date', type: 'date', required: false, sortOrder: 5 },
    { id: 6, displayName: 'Your message', type: 'message', required: false, sortOrder: 6 },
  ],
};

interface Gift {
  readonly productId: number;
  readonly to: string;
  readonly quantity?: number;
  readonly sendDate?: string;
}

/** A bag of a gift card, with nothing missing but the payment. */
export async function giftCheckout(shopper: Shopper, { productId, to, quantity = 1, sendDate }: Gift) {
  const { id: cartId } = await valueOf(shopper.commerce.createCart());
  const entered = { 1: to, 2: 'Robin', 4: 'Wren', 5: sendDate, 6: 'For a <scarf>' };
  const optionSelections = Object.entries(entered).flatMap(([id, optionValue]) =>
    optionValue === undefined ? [] : [{ optionId: Number(id), optionValue }],
  );
  await valueOf(
    shopper.commerce.addCartItems({ cartId, lineItems: [{ productId, quantity, optionSelections }] }),
  );
  const { version } = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const who = { email: 'wren@example.com', address: addressIn('GB') };
  return valueOf(shopper.commerce.addCheckoutBillingAddress({ cartId, version, ...who }));
}

/** Buys a gift card of this style by card; answers the order's number. */
export async function buyGiftCard(shop: TestShop, gift: Gift): Promise<number> {
  const shopper = shop.shopper();
  const { id: cartId, grandTotal } = await giftCheckout(shopper, gift);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
}
