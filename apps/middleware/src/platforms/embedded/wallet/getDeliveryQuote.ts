import type { ParsedArgsOf } from '@tailorbird/commerce/contract/contract';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { ShippingOption } from '@tailorbird/commerce/model/checkout';
import { err, ok } from '@tailorbird/commerce/result';
import { walletAddressRefusal } from '@tailorbird/commerce/wallet/walletAddressRefusal';
import { and, eq } from 'drizzle-orm';
import { type Answer, type Call, notFound } from '../../call.ts';
import { isOwnCart } from '../bag/isOwnCart.ts';
import { readOffers } from '../checkout/readCheckout.ts';
import { carts } from '../schema/carts.ts';

/**
 * What a wallet's sheet shows once it knows the country: the bag and its deliveries. A sheet tells the whole address
 * when it pays, so nothing of this is written, and a sheet that is dismissed leaves the checkout as it was.
 */
export async function getDeliveryQuote(
  call: Call,
  { cartId, country }: ParsedArgsOf<'commerce', 'getDeliveryQuote'>[0],
): Answer<{ bag: Bag; shippingOptions: ShippingOption[] }> {
  const message = walletAddressRefusal(call.market, country);
  if (message) return err({ tag: 'refused', message });
  const [cart] = await call.db
    .select()
    .from(carts)
    .where(and(eq(carts.id, cartId), isOwnCart(call), eq(carts.status, 'open')));
  return cart ? ok(await readOffers(call.db, cart, country, call.clock())) : err(notFound);
}
