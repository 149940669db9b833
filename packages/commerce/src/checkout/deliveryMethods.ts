import type { Market } from '../market.ts';
import type { ShippingOption } from '../model/checkout.ts';

export type DeliveryKind = 'standard' | 'express' | 'next-day' | 'click-and-collect' | 'parcel-shop';

/** A way of delivering that a channel has, before the rules of a parcel exclude any. */
export interface DeliveryMethod extends ShippingOption {
  readonly kind: DeliveryKind;
}

function method(
  kind: DeliveryKind,
  market: Market,
  texts: readonly [string, string],
  cost: number,
): DeliveryMethod {
  const [description, additionalDescription] = texts;
  return { id: `${market}-${kind}`, kind, description, additionalDescription, cost };
}

/** Standard delivery is free from this subtotal on, in minor units of the market's currency. */
export const freeDeliveryFrom: { readonly [M in Market]: number } = { uk: 5000, eu: 8000, us: 12_000 };

/** Everything the channels offer, costs in minor units of the market's currency. The figures are the demo shop's. */
export const deliveryMethods: { readonly [M in Market]: readonly DeliveryMethod[] } = {
  uk: [
    method('standard', 'uk', ['Standard Delivery', '3 to 5 working days'], 395),
    method('express', 'uk', ['Express Delivery', '2 working days'], 495),
    method('next-day', 'uk', ['Next Day Delivery', 'Order by 8pm for the next working day'], 695),
    method('click-and-collect', 'uk', ['Click & Collect', 'From one of our shops'], 0),
    method('parcel-shop', 'uk', ['Parcel Shop', 'From a parcel shop near you'], 295),
  ],
  eu: [
    method('standard', 'eu', ['Standard Delivery', '4 to 7 working days'], 595),
    method('express', 'eu', ['Express Delivery', '2 working days'], 995),
    method('next-day', 'eu', ['Next Day Delivery', 'The next working day'], 1295),
    method('click-and-collect', 'eu', ['Click & Collect', 'From one of our shops'], 0),
    method('parcel-shop', 'eu', ['Parcel Shop', 'From a parcel shop near you'], 395),
  ],
  us: [
    method('standard', 'us', ['Standard Delivery', '6 to 10 business days'], 895),
    method('express', 'us', ['Express Delivery', '2 business days'], 1495),
    method('next-day', 'us', ['Next Day Delivery', 'The next business day'], 1995),
    method('click-and-collect', 'us', ['Click & Collect', 'From one of our shops'], 0),
    method('parcel-shop', 'us', ['Parcel Shop', 'From a parcel shop near you'], 495),
  ],
};
