import { amountText, orderShown } from '@tailorbird/commerce/amounts/shownAmounts';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';

/** The mail that confirms an order, in the words and the currency of its market. */
export function orderMail(order: Order, market: Market): Mail {
  const money = (amount: number) => formatMoney(amount, order.currency, markets[market].locale);
  const lines = order.lines.map((line) => ({
    what: `${line.quantity} × ${[line.name, ...shownOptions(line)].join(', ')}`,
    amount: money(line.total),
    details: enteredOptions(line),
  }));
  const { rows, saving } = orderShown(order);
  const sums = [
    ...rows.map((row) => ({ what: row.label, amount: amountText(row, money) })),
    ...(saving > 0 ? [{ what: 'Promotions have saved you', amount: money(saving) }] : []),
  ];
  const facts = { order, lines, sums };
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
function shownOptions({ sku, options }: Line): string[] {
  const hidden = isGiftCard(sku) ? ['Size'] : [];
  return options
    .filter(({ name }) => variantOptions.includes(name) && !hidden.includes(name))
    .map(({ value }) => value);
}

/** What the shopper wrote on it, each with its name: who a gift card is for, from whom, when, and the message. */
function enteredOptions({ options }: Line): string[] {
  return options
    .filter(({ name }) => !variantOptions.includes(name))
    .map(({ name, value }) => `${name}: ${value}`);
}

interface Facts {
  readonly order: Order;
  readonly lines: readonly { what: string; amount: string; details: readonly string[] }[];
  readonly sums: readonly { what: string; amount: string }[];
}

/** A parcel is announced a second time; what goes by e-mail is not. */
function openingOf({ shippingAddress }: Order): string {
  return shippingAddress
    ? 'Thank you for your order. We are getting it ready, and will write again when it is on its way.'
    : 'Thank you for your order. Gift cards go out by email, on the day you chose.';
}

function asText({ order, lines, sums }: Facts): string {
  return [
    `Dear ${order.billingAddress.firstName},`,
    '',
    openingOf(order),
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
    'Tailorbird',
  ].join('\n');
}

function asHtml({ order, lines, sums }: Facts): string {
  const row = ({ what, amount }: { what: string; amount: string }) =>
    `<tr><td>${escapeHtml(what)}</td><td align="right">${escapeHtml(amount)}</td></tr>`;
  const goods = ({ details, ...one }: Facts['lines'][number]) =>
    row(one) + details.map((detail) => `<tr><td colspan="2">${escapeHtml(detail)}</td></tr>`).join('');
  const address = order.shippingAddress
    ? `<h2>Delivered to</h2><p>${addressLines(order.shippingAddress).map(escapeHtml).join('<br>')}</p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your Tailorbird order ${order.id}</title></head>
<body style="font-family:sans-serif;color:#1c2b2a;max-width:36rem;margin:auto">
<p>Dear ${escapeHtml(order.billingAddress.firstName)},</p><p>${openingOf(order)}</p>
<h1>Order ${order.id}</h1><table width="100%">${lines.map(goods).join('')}</table>
<table width="100%">${sums.map(row).join('')}</table>${address}<p>Tailorbird</p></body></html>`;
}

function addressLines(address: Address): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.county,
    address.postCode,
    address.country,
  ].filter((line) => line !== '');
}
