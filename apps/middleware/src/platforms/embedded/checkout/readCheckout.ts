import { bagLines, lineGroup } from '@tailorbird/commerce/bag/bagContents';
import { shippingOptions } from '@tailorbird/commerce/checkout/shippingOptions';
import { payableByGiftCard } from '@tailorbird/commerce/gift-card/payByGiftCards';
import type { Market } from '@tailorbird/commerce/market';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Checkout, Consignment, ShippingOption } from '@tailorbird/commerce/model/checkout';
import { availableInWarehouse } from '@tailorbird/commerce/stock/availableInMarket';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { promotionsOf } from '../../../services/promotions/promotionsOf.ts';
import { type CartLine, linesOfCart } from '../bag/linesOfCart.ts';
import type { Cart } from '../bag/lockCart.ts';
import { marketOfCart } from '../bag/marketOfCart.ts';
import { toBag } from '../bag/toBag.ts';
import { paidByGiftCards } from '../gift-cards/enteredCards.ts';
import { type Locations, locationsOfItems } from '../inventory/locationsOfItems.ts';
import { checkouts, consignments } from '../schema/checkout.ts';
import { orders } from '../schema/orders.ts';

/** The checkout of a bag, with delivery options and totals reckoned anew from the bag as it is. */
export async function readCheckout(db: Queries, cart: Cart, now: Date): Promise<Checkout> {
  const goods = await readGoods(db, cart, now);
  const { bag } = goods;
  const [known] = await db.select().from(checkouts).where(eq(checkouts.cartId, cart.id));
  const parcels = await db.select().from(consignments).where(eq(consignments.cartId, cart.id));
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.cartId, cart.id));
  const shown = parcels.map((parcel) => toConsignment(parcel, goods));
  const shippingTotal = shown.reduce((sum, parcel) => sum + costOf(parcel), 0);
  const grandTotal = bag.cartAmount + shippingTotal;
  const giftCards = await paidByGiftCards(db, cart.id, payableByGiftCard(bag, grandTotal), now);
  return {
    id: cart.id,
    bag,
    email: known?.email ?? null,
    billingAddress: known?.billingAddress ?? null,
    consignments: shown,
    subtotal: bag.baseAmount,
    discountTotal: bag.baseAmount - bag.cartAmount,
    shippingTotal,
    grandTotal,
    giftCards,
    giftCardTotal: giftCards.reduce((sum, { pays }) => sum + pays, 0),
    version: known?.version ?? 1,
    orderId: order?.id ?? null,
  };
}

/** What there is to deliver, and from where it can be. */
interface Goods {
  readonly market: Market;
  readonly bag: Bag;
  readonly inWarehouse: boolean;
}

async function readGoods(db: Queries, cart: Cart, now: Date): Promise<Goods> {
  const market = marketOfCart(cart);
  const lines = await linesOfCart(db, cart.id, market);
  const items = new Set(lines.flatMap(({ stockItemId }) => stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now, exceptCart: cart.id });
  const bag = toBag(cart, lines, locations, await promotionsOf(db, cart, lines, now));
  return { market, bag, inWarehouse: isInWarehouse(lines, locations) };
}

/** The bag, and how it can be delivered to a country. */
export async function readOffers(db: Queries, cart: Cart, country: string, now: Date) {
  const goods = await readGoods(db, cart, now);
  return { bag: goods.bag, shippingOptions: offersTo(country, goods) };
}

function offersTo(country: string, { market, bag, inWarehouse }: Goods): ShippingOption[] {
  const subtotal = bag.lineItems.physicalItems.reduce((sum, line) => sum + line.extendedSalePrice, 0);
  const freeDelivery = bag.promotions?.freeDelivery ?? false;
  return shippingOptions({ market, country, inWarehouse, subtotal, freeDelivery });
}

/** Where the physical lines go. A choice that is no longer offered is no choice. */
function toConsignment(parcel: typeof consignments.$inferSelect, goods: Goods): Consignment {
  const offered = offersTo(parcel.address.country, goods);
  const chosen = offered.find(({ id }) => id === parcel.shippingOptionId);
  return {
    id: parcel.id,
    address: parcel.address,
    lineItemIds: goods.bag.lineItems.physicalItems.map(({ id }) => id),
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

function isInWarehouse(lines: readonly CartLine[], locations: ReadonlyMap<number, Locations>): boolean {
  return lines.every(({ stockItemId, sku }) => {
    if (stockItemId === null || lineGroup(sku) === 'digitalItems') return true;
    const same = lines.filter((line) => line.stockItemId === stockItemId);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return availableInWarehouse(locations.get(stockItemId) ?? []) >= wanted;
  });
}
