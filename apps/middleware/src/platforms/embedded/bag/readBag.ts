import { bagAmounts, lineAmounts } from '@tailorbird/commerce/bag/bagAmounts';
import { lineGroup } from '@tailorbird/commerce/bag/bagContents';
import { markets } from '@tailorbird/commerce/market';
import type { Bag, BagLine } from '@tailorbird/commerce/model/bag';
import { availableInMarket } from '@tailorbird/commerce/stock/availableInMarket';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import type { Queries } from '../../../database/database.ts';
import {
  lineDiscounts,
  type Promoted,
  promotionsOf,
  shownPromotions,
} from '../../../services/promotions/promotionsOf.ts';
import { type Locations, locationsOfItems } from '../inventory/locationsOfItems.ts';
import { type Cart, marketOfCart } from './cart.ts';
import { type CartLine, linesOfCart } from './linesOfCart.ts';

/** A bag as it stands, with what is left of everything in it. */
export async function readBag(
  db: Queries,
  cart: Cart,
  now: Date,
  notice: string | null = null,
): Promise<Bag> {
  const lines = await linesOfCart(db, cart.id, marketOfCart(cart));
  const items = new Set(lines.flatMap(({ stockItemId }) => stockItemId ?? []));
  const locations = await locationsOfItems(db, [...items], { now, exceptCart: cart.id });
  const promoted = await promotionsOf(db, cart, lines, now);
  return toBag(cart, lines, locations, promoted, notice);
}

/**
 * The bag as the contract has it. `locations` is what can be sold, this bag's own holds included; `promoted` what the
 * campaigns take off, null while they are switched off.
 */
export function toBag(
  cart: Cart,
  lines: readonly CartLine[],
  locations: ReadonlyMap<number, Locations>,
  promoted: Promoted | null,
  notice: string | null = null,
): Bag {
  const market = marketOfCart(cart);
  const shown = lines.map((line) => toBagLine(line, availableTo(line, lines, locations, market), promoted));
  const inGroup = (group: ReturnType<typeof lineGroup>) =>
    shown.filter(({ sku }) => lineGroup(sku) === group);
  return {
    id: cart.id,
    customerId: cart.customerId,
    channelId: markets[market].channelId,
    currency: cart.currency,
    ...bagAmounts(shown),
    coupons: [],
    ...(promoted && shownPromotions(promoted)),
    lineItems: {
      physicalItems: inGroup('physicalItems'),
      digitalItems: inGroup('digitalItems'),
      customItems: [],
      giftCertificates: [],
    },
    version: cart.version,
    notice,
  };
}

/**
 * Units a line can have: what its market can sell of its stock less what other lines of the bag take from the
 * same stock. Null when stock is not counted; 0 for what may no longer be bought.
 */
export function availableTo(
  line: Pick<CartLine, 'id' | 'stockItemId' | 'purchasingDisabled'>,
  lines: readonly Pick<CartLine, 'id' | 'stockItemId' | 'quantity'>[],
  locations: ReadonlyMap<number, Locations>,
  market: Parameters<typeof availableInMarket>[1],
): number | null {
  if (line.purchasingDisabled) return 0;
  if (line.stockItemId === null) return null;
  const others = lines.filter(({ id, stockItemId }) => id !== line.id && stockItemId === line.stockItemId);
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, availableInMarket(locations.get(line.stockItemId) ?? [], market) - taken);
}

/** The options of a line as they are shown: colour, size, length, then what the shopper entered. */
export function optionsOf(line: CartLine): BagLine['options'] {
  const chosen = [
    { name: 'Color', value: line.colour },
    { name: 'Size', value: line.size },
    { name: 'Length', value: line.length },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const entered = line.optionSelections.flatMap(({ optionId, optionValue }) => {
    const modifier = line.modifiers.find(({ id }) => id === optionId);
    return modifier && modifier.type !== 'hidden'
      ? [{ name: modifier.displayName, value: optionValue, modifierId: optionId }]
      : [];
  });
  return [...chosen, ...entered];
}

function toBagLine(line: CartLine, available: number | null, promoted: Promoted | null): BagLine {
  return {
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    parentId: line.parentId,
    sku: line.sku,
    name: line.name,
    url: productPath({ id: line.productId, slug: line.slug }, line.colour ?? '', line),
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    options: optionsOf(line),
    ...lineAmounts(line.price, line.quantity, promoted?.discounts.get(line.id)),
    ...(promoted && lineDiscounts(promoted, line.id)),
    available,
  };
}
