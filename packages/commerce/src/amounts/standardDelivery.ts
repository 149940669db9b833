import { freeDeliveryFrom } from '../checkout/deliveryMethods.ts';
import { shippingOptions } from '../checkout/shippingOptions.ts';
import { type Market, markets } from '../market.ts';
import type { Bag } from '../model/bag.ts';

/** The market's own way of sending a bag, as the bag tells it before an address is known. Minor units. */
export interface StandardDelivery {
  readonly name: string;
  readonly cost: number;
  /** How much more must be in the bag until it costs nothing; 0 where it costs nothing. */
  readonly missing: number;
}

/**
 * Standard delivery of a bag at home in its market.
 * @returns Null where nothing has to be delivered.
 */
export function standardDelivery(
  { lineItems, promotions }: Pick<Bag, 'lineItems' | 'promotions'>,
  market: Market,
): StandardDelivery | null {
  const { physicalItems } = lineItems;
  if (physicalItems.length === 0) return null;
  const subtotal = physicalItems.reduce((sum, line) => sum + line.extendedSalePrice, 0);
  const [standard] = shippingOptions({
    market,
    country: markets[market].homeCountry,
    inWarehouse: false,
    subtotal,
    freeDelivery: promotions?.freeDelivery ?? false,
  });
  if (!standard) return null;
  const { description: name, cost } = standard;
  return { name, cost, missing: cost === 0 ? 0 : freeDeliveryFrom[market] - subtotal };
}
