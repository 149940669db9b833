import { isDigitalOnly } from '@tailorbird/commerce/bag/bagContents';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { ShippingOption } from '@tailorbird/commerce/model/checkout';
import { walletAddressRefusal } from '@tailorbird/commerce/wallet/walletAddressRefusal';
import { type WalletRequest, walletRequest } from '@tailorbird/commerce/wallet/walletRequest';
import { walletStart } from '@tailorbird/commerce/wallet/walletStart';
import { cartIdIn } from '../bag/cartCookie.ts';
import type { Shop } from '../requestContext.ts';
import type { OpenAnswer, QuoteAnswer } from './walletAnswers.ts';
import { walletConfirmation } from './walletConfirmation.ts';
import type { WalletForm } from './walletForm.ts';
import { knownEmail } from './walletOffer.ts';

/**
 * Refreshes the bag and says where the press leads; a sheet that opens holds the units, as a checkout does. A bag that
 * was paid for while the answer was lost leads to its confirmation. Undefined where nobody can say.
 */
export async function openWallet(shop: Shop, request: Request): Promise<OpenAnswer | undefined> {
  const cartId = cartIdIn(request.headers.get('cookie'), shop.market);
  if (!cartId) return { tag: 'nowhere' };
  const found = await shop.client.commerce.getCheckout({ cartId });
  if (!found.ok) return found.error.tag === 'not-found' ? { tag: 'nowhere' } : undefined;
  const { id, bag, orderId } = found.value;
  if (orderId !== null) return { tag: 'bought', to: walletConfirmation(shop, id, orderId) };
  const start = walletStart(bag);
  if (start !== 'sheet') return { tag: start };
  const email = await knownEmail(shop, request);
  return {
    tag: 'sheet',
    request: walletRequest({ bag, market: shop.market.market, email, checkout: null }),
  };
}

/** What the sheet shows once it knows the country or another way of delivery. */
export async function quoteWallet(
  shop: Shop,
  request: Request,
  { country, option }: Extract<WalletForm, { step: 'quote' }>,
): Promise<QuoteAnswer | undefined> {
  const { market } = shop.market;
  const cartId = cartIdIn(request.headers.get('cookie'), shop.market);
  const message = walletAddressRefusal(market, country);
  if (message) return { tag: 'refused', message };
  if (!cartId) return undefined;
  const quote = await shop.client.commerce.getDeliveryQuote({ cartId, country });
  if (!quote.ok) {
    return quote.error.tag === 'refused' ? { tag: 'refused', message: quote.error.message } : undefined;
  }
  const email = await knownEmail(shop, request);
  return { tag: 'quoted', request: quotedRequest({ ...quote.value, market, email, option }) };
}

interface Quote {
  readonly bag: Bag;
  readonly shippingOptions: readonly ShippingOption[];
  readonly market: Shop['market']['market'];
  readonly email: string | null;
  /** The way of delivery chosen, if any. */
  readonly option: string | null;
}

/** Sheets take the first way for chosen, so the chosen one comes first, and the amount is with it. */
function quotedRequest({ bag, shippingOptions, market, email, option }: Quote): WalletRequest {
  const chosen = shippingOptions.find(({ id }) => id === option) ?? shippingOptions[0];
  if (!chosen || isDigitalOnly(bag)) return walletRequest({ bag, market, email, checkout: null });
  const others = shippingOptions.filter(({ id }) => id !== chosen.id);
  const checkout = { grandTotal: bag.cartAmount + chosen.cost, shippingOptions: [chosen, ...others] };
  return walletRequest({ bag, market, email, checkout });
}
