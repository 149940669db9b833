import type { Address } from '@tailorbird/commerce/model/address';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import type { Shopper } from './shopWith.ts';
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
