import type { Address } from '@tailorbird/commerce/model/address';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import type { Shopper, TestShop } from './shopWith.ts';
import { valueOf } from './valueOf.ts';

/** An address the market delivers to. */
export function addressIn(country: string): Address {
  return {
    firstName: 'Maud',
    lastName: 'Fenwick',
    addressLine1: '1 Hill Street',
    addressLine2: '',
    city: 'Ludlow',
    county: '',
    postCode: 'SY8 1AA',
    country,
    phone: '01584000000',
  };
}

/** A bag of these variants. */
export async function bagOf(
  shopper: Shopper,
  lineItems: readonly { productId: number; variantId?: number; quantity: number }[],
): Promise<string> {
  const { id } = await valueOf(shopper.commerce.createCart());
  if (lineItems.length > 0) {
    await valueOf(shopper.commerce.addCartItems({ cartId: id, lineItems: [...lineItems] }));
  }
  return id;
}

/** A checkout with nothing missing but the payment: the first delivery option, billed to the same address. */
export async function readyCheckout(
  shopper: Shopper,
  cartId: string,
  country = 'GB',
  email = 'maud@example.com',
): Promise<Checkout> {
  const address = addressIn(country);
  const begun = await valueOf(shopper.commerce.getCheckout({ cartId }));
  const { version, consignments } = await valueOf(
    shopper.commerce.postCheckoutConsignment({ cartId, version: begun.version, email, address }),
  );
  const [consignment] = consignments;
  const chosen = await valueOf(
    shopper.commerce.updateCheckoutConsignment({
      cartId,
      version,
      consignmentId: consignment?.id ?? '',
      shippingOptionId: consignment?.availableShippingOptions[0]?.id ?? '',
    }),
  );
  return valueOf(
    shopper.commerce.addCheckoutBillingAddress({ cartId, version: chosen.version, email, address }),
  );
}

/** The number of an order that a new shopper has placed of one unit of the shop's first style. */
export async function placedOrder(shop: TestShop): Promise<number> {
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
}
