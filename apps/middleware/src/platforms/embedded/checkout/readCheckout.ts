import { bagLines, lineGroup } from '@tailorbird/commerce/bag/bagContents';
import { shippingOptions } from '@tailorbird/commerce/checkout/shippingOptions';
import { payableByGiftCard } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Checkout, Consignment, ShippingOption } from '@tailorbird/commerce/model/checkout';
import { availableInWarehouse } from '@tailorbird/commerce/stock/availableInMarket';
import type { Queries } from '../../../database/database.ts';
import type { Cart } from '../bag/cart.ts';
import { toBag } from '../bag/readBag.ts';
import { giftCardPayments } from '../gift-cards/enteredCards.ts';
import { type CheckoutParts, checkoutParts, type Parcel } from './checkoutParts.ts';

/** The checkout of a bag as it is now. */
export async function readCheckout(db: Queries, cart: Cart, now: Date): Promise<Checkout> {
  return toCheckout(await checkoutParts(db, cart, now));
}

/** The checkout of a bag, with delivery options and totals reckoned anew from the bag as it was read. */
export function toCheckout(parts: CheckoutParts): Checkout {
  const { told } = parts;
  const bag = bagOf(parts);
  const consignments = parts.parcels.map((parcel) => toConsignment(parcel, parts, bag));
  const shippingTotal = consignments.reduce((sum, parcel) => sum + costOf(parcel), 0);
  const grandTotal = bag.cartAmount + shippingTotal;
  const giftCards = giftCardPayments(parts.giftCards, payableByGiftCard(bag, grandTotal));
  return {
    id: parts.cart.id,
    bag,
    email: told?.email ?? null,
    billingAddress: told?.billingAddress ?? null,
    consignments,
    subtotal: bag.baseAmount,
    discountTotal: bag.baseAmount - bag.cartAmount,
    shippingTotal,
    grandTotal,
    giftCards,
    giftCardTotal: giftCards.reduce((sum, { pays }) => sum + pays, 0),
    version: told?.version ?? 1,
    orderId: parts.orderId,
  };
}

/** The bag, and how it can be delivered to a country. */
export async function readOffers(db: Queries, cart: Cart, country: string, now: Date) {
  const parts = await checkoutParts(db, cart, now);
  const bag = bagOf(parts);
  return { bag, shippingOptions: offersTo(country, parts, bag) };
}

function bagOf({ cart, lines, locations, promoted }: CheckoutParts): Bag {
  return toBag(cart, lines, locations, promoted);
}

function offersTo(country: string, parts: CheckoutParts, bag: Bag): ShippingOption[] {
  const { market } = parts;
  const subtotal = bag.lineItems.physicalItems.reduce((sum, line) => sum + line.extendedSalePrice, 0);
  const freeDelivery = bag.promotions?.freeDelivery ?? false;
  return shippingOptions({ market, country, inWarehouse: isInWarehouse(parts), subtotal, freeDelivery });
}

/** Where the physical lines go. A choice that is no longer offered is no choice. */
function toConsignment(parcel: Parcel, parts: CheckoutParts, bag: Bag): Consignment {
  const offered = offersTo(parcel.address.country, parts, bag);
  const chosen = offered.find(({ id }) => id === parcel.shippingOptionId);
  return {
    id: parcel.id,
    address: parcel.address,
    lineItemIds: bag.lineItems.physicalItems.map(({ id }) => id),
    availableShippingOptions: offered,
    selectedShippingOptionId: chosen?.id ?? null,
  };
}

/** What the chosen delivery of a consignment costs, in minor units; 0 while none is chosen. */
function costOf({ availableShippingOptions, selectedShippingOptionId }: Consignment): number {
  return availableShippingOptions.find(({ id }) => id === selectedShippingOptionId)?.cost ?? 0;
}

/** Whether anything of the bag has to be delivered. */
export function needsDelivery(bag: Bag): boolean {
  return bagLines(bag).some(({ sku }) => lineGroup(sku) === 'physicalItems');
}

function isInWarehouse({ lines, locations }: CheckoutParts): boolean {
  return lines.every(({ stockItemId, sku }) => {
    if (stockItemId === null || lineGroup(sku) === 'digitalItems') return true;
    const same = lines.filter((line) => line.stockItemId === stockItemId);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return availableInWarehouse(locations.get(stockItemId) ?? []) >= wanted;
  });
}
