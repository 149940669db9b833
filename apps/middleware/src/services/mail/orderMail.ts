import { amountText, orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { countryName } from '@tailorbird/commerce/checkout/deliveryCountries';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { arrival, arrivalText } from '@tailorbird/commerce/policy/arrival';
import { returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import { optionText } from '@tailorbird/commerce/sizes/sizeText';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailFrame, mailStyles } from './mailFrame.ts';

/** The mail that confirms an order, in the words and the currency of its market. */
export function orderMail(order: Order, market: Market): Mail {
  const money = (amount: number) => formatMoney(amount, order.currency, markets[market].locale);
  const lines = order.lines.map((line) => ({
    what: `${line.quantity} × ${[line.name, ...shownOptions(line, market)].join(', ')}`,
    amount: money(line.total),
    details: enteredOptions(line),
  }));
  const { rows, saving } = orderShown(order);
  const sums = [
    ...rows.map((row) => ({ what: row.label, amount: amountText(row, money) })),
    ...(saving > 0 ? [{ what: 'Promotions have saved you', amount: money(saving) }] : []),
  ];
  const opening = openingOf(order, market);
  const closing = order.shippingAddress ? `Changed your mind? ${returnsText(market)}` : undefined;
  const facts = { order, opening, closing, lines, sums };
  return {
    to: order.email,
    subject: `Your Tailorbird order ${order.id}`,
    text: asText(facts),
    html: asHtml(facts),
  };
}

type Line = Order['lines'][number];
const variantOptions = ['Color', 'Size', 'Length'];

/** What a variant is known by; a gift card's size is its amount, which stands beside it (commerce §3). */
function shownOptions({ sku, options }: Line, market: Market): string[] {
  const hidden = isGiftCard(sku) ? ['Size'] : [];
  return options
    .filter(({ name }) => variantOptions.includes(name) && !hidden.includes(name))
    .map((option) => optionText(option, market, sku));
}

/** What the shopper wrote on it, each with its name: who a gift card is for, from whom, when, and the message. */
function enteredOptions({ options }: Line): string[] {
  return options
    .filter(({ name }) => !variantOptions.includes(name))
    .map(({ name, value }) => `${name}: ${value}`);
}

interface Facts {
  readonly order: Order;
  readonly opening: string;
  /** How what was ordered can come back; nothing is said of what is sent by email. */
  readonly closing: string | undefined;
  readonly lines: readonly { what: string; amount: string; details: readonly string[] }[];
  readonly sums: readonly { what: string; amount: string }[];
}

/** A parcel is announced a second time; what goes by e-mail is not. */
function openingOf({ shippingAddress, shippingMethod, placedAt }: Order, market: Market): string {
  const days = arrival(market, shippingMethod, new Date(placedAt));
  return shippingAddress
    ? `Thank you for your order. We are getting it ready, and will write again when it is on its way.${days ? ` We expect it to arrive on ${arrivalText(days)}.` : ''}`
    : 'Thank you for your order. Gift cards go out by email, on the day you chose.';
}

function asText({ order, opening, closing, lines, sums }: Facts): string {
  return [
    `Dear ${order.billingAddress.firstName},`,
    '',
    opening,
    '',
    `Order ${order.id}`,
    ...lines.flatMap(({ what, amount, details }) => [
      `${what}: ${amount}`,
      ...details.map((one) => `  ${one}`),
    ]),
    '',
    ...sums.map(({ what, amount }) => `${what}: ${amount}`),
    '',
    ...(order.shippingAddress ? ['Delivered to:', ...addressLines(order.shippingAddress), ''] : []),
    ...(closing === undefined ? [] : [closing, '']),
    'Tailorbird',
  ].join('\n');
}

function asHtml({ order, opening, closing, lines, sums }: Facts): string {
  const { row, amount, detail, heading, subheading } = mailStyles;
  const sum = (one: Facts['sums'][number]) =>
    `<tr><td style="${row}">${escapeHtml(one.what)}</td><td style="${amount}">${escapeHtml(one.amount)}</td></tr>`;
  const goods = ({ what, details, ...line }: Facts['lines'][number]) => {
    const entered = details.map((one) => `<br><span style="${detail}">${escapeHtml(one)}</span>`).join('');
    return `<tr><td style="${row}">${escapeHtml(what)}${entered}</td><td style="${amount}">${escapeHtml(line.amount)}</td></tr>`;
  };
  const address = order.shippingAddress
    ? `<h2 style="${subheading}">Delivered to</h2><p>${addressLines(order.shippingAddress).map(escapeHtml).join('<br>')}</p>`
    : '';
  const table = (rows: readonly string[]) =>
    `<table width="100%" cellspacing="0" cellpadding="0" style="margin-bottom:20px">${rows.join('')}</table>`;
  return mailFrame(
    `Your Tailorbird order ${order.id}`,
    `<p>Dear ${escapeHtml(order.billingAddress.firstName)},</p><p>${opening}</p>
<h1 style="${heading}">Order ${order.id}</h1>${table(lines.map(goods))}${table(sums.map(sum))}${address}${closing === undefined ? '' : `<p>${escapeHtml(closing)}</p>`}`,
  );
}

function addressLines(address: Address): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.county,
    address.postCode,
    countryName(address.country),
  ].filter((line) => line !== '');
}
