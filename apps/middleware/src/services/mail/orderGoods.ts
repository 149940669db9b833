import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { optionText } from '@tailorbird/commerce/sizes/sizeText';
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
  const name = [line.name, ...shownOptions(line, market)].join(', ');
  const picture = new URL(line.imageUrl, publicUrl);
  for (const [key, value] of pictureSize) picture.searchParams.set(key, value);
  return {
    what: `${quantity} × ${name}`,
    details: enteredOptions(line),
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

const variantOptions = ['Color', 'Size', 'Length'];

/** What a variant is known by; a gift card's size is its amount, which stands beside it (commerce §3). */
function shownOptions({ sku, options }: Line, market: Market): string[] {
  const hidden = isGiftCard(sku) ? ['Size'] : [];
  return options
    .filter(({ name }) => variantOptions.includes(name) && !hidden.includes(name))
    .map((option) => optionText(option, market, sku));
}

/** Who a gift card is for, from whom, when, and the message. */
function enteredOptions({ options }: Line): string[] {
  return options
    .filter(({ name }) => !variantOptions.includes(name))
    .map(({ name, value }) => `${name}: ${value}`);
}
