import { isDigitalOnly } from '../bag/bagContents.ts';
import { leftToPay } from '../gift-card/payByGiftCards.ts';
import type { Bag } from '../model/bag.ts';
import type { Checkout, Order } from '../model/checkout.ts';
import type { StandardDelivery } from './standardDelivery.ts';

/** One row of the sums below what is bought. */
interface ShownAmount {
  readonly label: string;
  /** Minor units; below 0 for what is taken off. */
  readonly amount: number;
  /** What the rows above come to. */
  readonly isTotal?: true;
  /** A price of delivery, which may be nothing. */
  readonly isDelivery?: true;
}

/** The sums of a bag, a checkout or an order as shoppers see them. */
export interface ShownAmounts {
  /** In the order they are added up. */
  readonly rows: readonly ShownAmount[];
  /** What promotions have taken off the lines, in minor units. It is said beside the sums and is no part of them. */
  readonly saving: number;
}

interface Purchase {
  /** What the lines come to before discounts. */
  readonly base: number;
  /** What they come to after them: what is shown beside each line, added up. */
  readonly special: number;
  /** Null where it is said later, or nothing is delivered. */
  readonly delivery: { readonly name: string; readonly cost: number } | null;
  readonly total: string;
  readonly giftCardTotal: number;
  /** What the rest is called once gift cards have paid their part. */
  readonly rest: string;
}

/**
 * Lines are shown at what they cost with all promotions (commerce §4 added-to-bag panel), so the subtotal is their sum
 * and nothing is taken off it again: subtotal and delivery make the total, gift cards leave the rest.
 */
function amounts({ base, special, delivery, total, giftCardTotal, rest }: Purchase): ShownAmounts {
  const grandTotal = special + (delivery?.cost ?? 0);
  const rows: ShownAmount[] = [
    { label: 'Subtotal', amount: special },
    ...(delivery ? [{ label: delivery.name, amount: delivery.cost, isDelivery: true } as const] : []),
    { label: total, amount: grandTotal, isTotal: true },
    ...(giftCardTotal > 0
      ? ([
          { label: 'Gift card', amount: -giftCardTotal },
          { label: rest, amount: leftToPay({ grandTotal, giftCardTotal }), isTotal: true },
        ] as const)
      : []),
  ];
  return { rows, saving: base - special };
}

const beforeDelivery = 'Total before delivery';
const totalWith = (name: string) => `Total with ${name.toLowerCase()}`;

/** The sums of a bag: with the market's standard delivery where it is said, else before any delivery. */
export function bagShown(bag: Bag, standard: StandardDelivery | null): ShownAmounts {
  const delivery = isDigitalOnly(bag) ? null : standard;
  return amounts({
    base: bag.baseAmount,
    special: bag.cartAmount,
    delivery,
    total: delivery ? totalWith(delivery.name) : isDigitalOnly(bag) ? 'Total' : beforeDelivery,
    giftCardTotal: 0,
    rest: '',
  });
}

/**
 * The sums of a checkout. Until it is known where it goes they are those of the bag, so that none changes on the way.
 * @param standard The market's standard delivery of its bag.
 * @param picked Id of the delivery that is picked on the page and not settled yet, if any: the total is named after it.
 */
export function checkoutShown(
  checkout: Checkout,
  standard: StandardDelivery | null,
  picked?: string,
): ShownAmounts {
  const [parcel] = checkout.consignments;
  const id = picked ?? parcel?.selectedShippingOptionId;
  const option = parcel?.availableShippingOptions.find((one) => one.id === id);
  if (!option && !isDigitalOnly(checkout.bag)) return bagShown(checkout.bag, standard);
  const isSettled = option !== undefined && option.id === parcel?.selectedShippingOptionId;
  return amounts({
    base: checkout.subtotal,
    special: checkout.subtotal - checkout.discountTotal,
    delivery: option ? { name: option.description, cost: option.cost } : null,
    total: option && !isSettled ? totalWith(option.description) : 'Total',
    giftCardTotal: picked === undefined || isSettled ? checkout.giftCardTotal : 0,
    rest: 'Left to pay',
  });
}

/** The sums of an order. */
export function orderShown(
  order: Pick<Order, 'subtotal' | 'discountTotal' | 'shippingTotal' | 'shippingMethod' | 'giftCardTotal'>,
): ShownAmounts {
  return amounts({
    base: order.subtotal,
    special: order.subtotal - order.discountTotal,
    delivery:
      order.shippingMethod === null ? null : { name: order.shippingMethod, cost: order.shippingTotal },
    total: 'Total',
    giftCardTotal: order.giftCardTotal,
    rest: 'Paid by card',
  });
}

/** An amount of the sums in words: what is taken off has its sign, and delivery that costs nothing is free. */
export function amountText({ amount, isDelivery }: ShownAmount, money: (amount: number) => string): string {
  if (isDelivery && amount === 0) return 'Free';
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}
