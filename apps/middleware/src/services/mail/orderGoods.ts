import { chosenOptions, enteredOptions } from '@tailorbird/commerce/bag/lineOptions';
import { markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import type { Place } from './customerMails.ts';

type Line = Order['lines'][number];

/** A line of an order as a mail shows it. */
export interface MailedGoods {
  /** `2 × Fern Shirt, Moss, Size 12`. */
  readonly what: string;
  /** What the shopper wrote on it, each with its name. */
  readonly details: readonly string[];
  /** Nothing where it is not about money. */
  readonly amount: string | undefined;
  /** Mail programs have no address of the shop's own, and ask for no format. */
  readonly picture: { readonly url: string; readonly alt: string };
}

/** The lines of an order, with what each comes to. */
export function orderGoods(order: Order, place: Place): MailedGoods[] {
  const money = (amount: number) => formatMoney(amount, order.currency, markets[place.market].locale);
  return order.lines.map((line) => ({
    ...mailedLine(line, line.quantity, place),
    amount: money(line.total),
  }));
}

/** So many of a line, without what they come to. */
export function mailedLine(line: Line, quantity: number, { publicUrl, market }: Place): MailedGoods {
  const name = [line.name, ...chosenOptions(line, market).map(({ value }) => value)].join(', ');
  const picture = new URL(line.imageUrl, publicUrl);
  for (const [key, value] of pictureSize) picture.searchParams.set(key, value);
  return {
    what: `${quantity} × ${name}`,
    details: enteredOptions(line, market).map(({ name: asked, value }) => `${asked}: ${value}`),
    amount: undefined,
    picture: { url: picture.href, alt: name },
  };
}

/** Twice the box of `mailParts.image`, for fine screens, in what every mail program draws. */
const pictureSize = [
  ['w', '128'],
  ['h', '160'],
  ['fmt', 'jpeg'],
] as const;
