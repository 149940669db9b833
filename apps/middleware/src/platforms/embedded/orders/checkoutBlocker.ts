import { isEmpty } from '@tailorbird/commerce/bag/bagContents';
import type { CallError } from '@tailorbird/commerce/contract/callError';
import { messages } from '@tailorbird/commerce/messages';
import type { Checkout } from '@tailorbird/commerce/model/checkout';
import { needsDelivery } from '../checkout/readCheckout.ts';

/** What is still missing before a checkout can be an order. */
export function checkoutBlocker({
  bag,
  email,
  billingAddress,
  consignments,
}: Checkout): CallError | undefined {
  if (isEmpty(bag)) return { tag: 'refused', message: messages.bagEmpty };
  if (billingAddress === null || email === null) {
    return { tag: 'refused', message: messages.billingAddressRequired };
  }
  if (!needsDelivery(bag)) return undefined;
  const [parcel] = consignments;
  if (!parcel) return { tag: 'refused', message: messages.deliveryAddressRequired };
  if (parcel.selectedShippingOptionId === null) {
    return { tag: 'refused', message: 'Please choose a delivery option' };
  }
  return undefined;
}
