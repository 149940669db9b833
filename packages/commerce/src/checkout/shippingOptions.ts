import type { Market } from '../market.ts';
import type { ShippingOption } from '../model/checkout.ts';
import { type DeliveryMethod, deliveryMethods, freeDeliveryFrom } from './deliveryMethods.ts';

/** What the choice of delivery depends on. */
export interface Parcel {
  readonly market: Market;
  /** Where it goes, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether the warehouse alone holds every physical line in its full quantity. */
  readonly inWarehouse: boolean;
  /** What the physical lines come to after discounts, in minor units. */
  readonly subtotal: number;
  /** Whether a campaign gives standard delivery. */
  readonly freeDelivery?: boolean;
}

/**
 * The ways a parcel can be delivered: never click & collect nor parcel shop; express and next day only when
 * stock is in the warehouse (UK) or the country is GB (other locales) (commerce §5).
 * @returns `cost` in minor units; 0 for standard from the market's threshold on, or by a campaign.
 */
export function shippingOptions(parcel: Parcel): ShippingOption[] {
  return deliveryMethods[parcel.market]
    .filter((method) => isOffered(method, parcel))
    .map(({ kind, ...option }) =>
      kind === 'standard' && (parcel.freeDelivery || parcel.subtotal >= freeDeliveryFrom[parcel.market])
        ? { ...option, cost: 0 }
        : option,
    );
}

function isOffered({ kind }: DeliveryMethod, { market, country, inWarehouse }: Parcel): boolean {
  switch (kind) {
    case 'standard':
      return true;
    case 'express':
    case 'next-day':
      return market === 'uk' ? inWarehouse : country === 'GB';
    case 'click-and-collect':
    case 'parcel-shop':
      return false;
  }
}
