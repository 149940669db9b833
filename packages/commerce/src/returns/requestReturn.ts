import { isGiftCard } from '../bag/giftCard.ts';
import { deliveryMethods } from '../checkout/deliveryMethods.ts';
import type { Market } from '../market.ts';
import type { Order } from '../model/checkout.ts';
import type { OrderReturn, ReturnLine, ReturnReason } from '../model/orderReturn.ts';
import { returnsPolicy } from '../policy/marketPolicy.ts';
import { err, ok, type Result } from '../result.ts';
import { isOver } from './lastReturnDay.ts';
import { countsAsReturned } from './returnStatus.ts';

/** Said to whoever asks to return nothing. */
export const nothingToReturn = 'Please choose what you are returning.';

/** What is known of an order when something of it is to come back. */
export interface Returnable {
  readonly order: Pick<Order, 'status' | 'shippingTotal'> & {
    readonly lines: readonly Pick<Order['lines'][number], 'sku' | 'name' | 'quantity' | 'total'>[];
  };
  readonly market: Market;
  /** Of `lastReturnDay`. */
  readonly lastDay: number;
  /** Returns asked for before; what is closed or cancelled counts for nothing. */
  readonly earlier: readonly EarlierReturn[];
}

interface EarlierReturn extends Pick<OrderReturn, 'status' | 'delivery'> {
  readonly lines: readonly (Pick<ReturnLine, 'line' | 'quantity'> & { readonly refund: number })[];
}

/** What is left of a line: units that can come back, and what was paid for them. */
interface Left {
  readonly line: number;
  readonly quantity: number;
  /** Minor units. */
  readonly paid: number;
}

/** What a return comes to, in minor units; `lines` in the order they were asked for. */
export interface ReturnAmounts extends Pick<OrderReturn, 'goods' | 'delivery' | 'labelCost' | 'refund'> {
  readonly lines: readonly (ReturnLine & { readonly refund: number })[];
}

/** What can still come back of an order; nothing before it was sent, or after the last day. Gift cards stay. */
export function leftToReturn(returnable: Returnable, now: Date): readonly Left[] {
  const { order, lastDay } = returnable;
  return wasSent(order) && !isOver(lastDay, now)
    ? leftOf(returnable).filter(({ quantity }) => quantity > 0)
    : [];
}

/**
 * A return of some units, with what it comes to. However an order is returned in parts, the parts come to what was
 * paid for it. Who sends everything back gets the market's standard delivery back too, where the policy says so.
 * @returns What is wrong, in a sentence for the shopper.
 */
export function requestReturn(
  returnable: Returnable,
  wanted: readonly ReturnLine[],
  now: Date,
): Result<ReturnAmounts, string> {
  const { order, lastDay, market } = returnable;
  if (!wasSent(order)) return err('Nothing of this order can be returned: it is not on its way to you.');
  if (isOver(lastDay, now)) return err('The last day to return something of this order has passed.');
  const left = leftOf(returnable);
  const lines: (ReturnLine & { refund: number })[] = [];
  for (const asked of wanted) {
    const one = left.find(({ line }) => line === asked.line);
    const name = order.lines[asked.line]?.name ?? 'this order';
    if (!one || one.quantity === 0) return err(`There is nothing left to return of ${name}.`);
    if (asked.quantity > one.quantity) return err(`Of ${name} no more than ${one.quantity} can be returned.`);
    if (lines.some(({ line }) => line === asked.line))
      return err(`${name} is there twice. Please name it once.`);
    lines.push({ ...asked, refund: shareOf(one, asked.quantity) });
  }
  if (lines.length === 0) return err(nothingToReturn);
  const goods = sum(lines.map(({ refund }) => refund));
  const delivery = isEverything(left, lines) ? deliveryBack(returnable) : 0;
  const labelCost = lines.some(({ reason }) => isOurFault(reason)) ? 0 : returnsPolicy[market].labelCost;
  return ok({ lines, goods, delivery, labelCost, refund: Math.max(0, goods + delivery - labelCost) });
}

/** Whether all that can come back of an order is in returns that count: whoever keeps something has had it delivered. */
export function isAllReturned(returnable: Returnable): boolean {
  return leftOf(returnable).every(({ quantity }) => quantity === 0);
}

function wasSent({ status }: Pick<Order, 'status'>): boolean {
  return status === 'Shipped' || status === 'Complete';
}

function leftOf({ order, earlier }: Returnable): Left[] {
  const counted = earlier.filter(countsAsReturned).flatMap(({ lines }) => lines);
  return order.lines.flatMap(({ sku, quantity, total }, line) => {
    if (isGiftCard(sku)) return [];
    const own = counted.filter((one) => one.line === line);
    return [
      {
        line,
        quantity: quantity - sum(own.map((one) => one.quantity)),
        paid: total - sum(own.map(({ refund }) => refund)),
      },
    ];
  });
}

/** The last units of a line get what is left of its money, so nothing is lost to rounding. */
function shareOf({ quantity, paid }: Left, units: number): number {
  return Math.floor((paid * units) / quantity);
}

function isEverything(left: readonly Left[], lines: readonly ReturnLine[]): boolean {
  return left.every(
    ({ line, quantity }) => quantity === (lines.find((one) => one.line === line)?.quantity ?? 0),
  );
}

function deliveryBack({ order, market, earlier }: Returnable): number {
  const wasGivenBack = earlier.some((one) => countsAsReturned(one) && one.delivery > 0);
  if (!returnsPolicy[market].deliveryBack || wasGivenBack) return 0;
  return Math.min(order.shippingTotal, deliveryMethods[market][0]?.cost ?? 0);
}

/** For these the shop pays the postage. */
function isOurFault(reason: ReturnReason): boolean {
  return reason === 'faulty' || reason === 'wrong-item';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
