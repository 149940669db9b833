import { addressLines } from '@tailorbird/commerce/addresses/addressLines';
import { amountText, orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { isGiftCard, isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { href, markets } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import type { Place } from './customerMails.ts';
import type { Mail } from './mail.ts';
import { orderGoods } from './orderGoods.ts';
import { orderLetter, orderUrl } from './orderLetter.ts';

/**
 * The mail that confirms an order, in the words and the currency of its market. A parcel is announced a second time, and
 * told how it can come back; what goes by email is not.
 * @param isCustomers Whether somebody with an account placed it.
 */
export function orderMail(order: Order, place: Place, isCustomers: boolean): Mail {
  const money = (amount: number) => formatMoney(amount, order.currency, markets[place.market].locale);
  const { rows, saving } = orderShown(order);
  const isSent = order.shippingAddress !== null;
  return orderLetter(order, place, {
    subject: `Your Tailorbird order ${order.id}`,
    heading: `Order ${order.id}`,
    paragraphs: [
      isSent
        ? 'Thank you for your order. We are getting it ready, and will write again when it is on its way.'
        : 'Thank you for your order.',
      ...(order.lines.some(({ sku }) => isSpecificGiftCard(sku)) ? [cardsByEmail] : []),
    ],
    goods: orderGoods(order, place),
    sums: [
      ...rows.map((row) => ({
        what: row.label,
        amount: amountText(row, money),
        isTotal: row.isTotal === true,
      })),
      ...(saving > 0 ? [{ what: 'Promotions have saved you', amount: money(saving) }] : []),
    ],
    facts: deliveryFacts(order, place),
    buttons: [{ text: 'See your order', url: orderUrl(place, order.id, isCustomers) }],
    ...returning(order, place),
  });
}

/** When an order is expected, from when it was sent or, before that, placed; and where. */
export function deliveryFacts(
  { shippingAddress, shippingMethod, placedAt }: Order,
  { market }: Place,
  sentAt?: Date | null,
) {
  const days = arrival(market, shippingMethod, sentAt ?? new Date(placedAt));
  return [
    ...(days ? [{ name: 'Expected', lines: [arrivalText(days, markets[market].locale)] }] : []),
    ...(shippingAddress ? [{ name: 'Delivered to', lines: recipientLines(shippingAddress) }] : []),
  ];
}

const cardsByEmail = 'Gift cards by email go out on the day you chose, or today.';

/** How what was ordered can come back; nothing where all of it is gift cards. */
export function returning({ lines }: Order, { publicUrl, market }: Place) {
  if (lines.every(({ sku }) => isGiftCard(sku))) return {};
  return {
    closing: [`Changed your mind? ${returnsText(market)} Your order says how.`],
    help: [{ text: 'About returns', url: publicUrl + href(market, '/returns') }],
  };
}

const recipientLines = (address: Address): string[] => [
  `${address.firstName} ${address.lastName}`,
  ...addressLines(address),
];
