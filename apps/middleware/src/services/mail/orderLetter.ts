import { href } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { Place } from './customerMails.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailButton, mailFrame, mailLink, mailParts } from './mailFrame.ts';
import type { MailedGoods } from './orderGoods.ts';

interface Link {
  readonly text: string;
  readonly url: string;
}

interface Sum {
  readonly what: string;
  readonly amount: string;
  /** What those above it come to. */
  readonly isTotal?: boolean;
}

interface Contents {
  readonly subject: string;
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** What it is about, each with its picture. */
  readonly goods: readonly MailedGoods[];
  /** What that comes to. */
  readonly sums?: readonly Sum[];
  /** Where it goes and when, each below its name. */
  readonly facts?: readonly { readonly name: string; readonly lines: readonly string[] }[];
  /** What to press, the first thing first. */
  readonly buttons: readonly Link[];
  readonly closing?: readonly string[];
  /** Where else there is help: in every letter, writing to the shop. */
  readonly help?: readonly Link[];
}

/** A letter about an order to who placed it. */
export function orderLetter(order: Order, place: Place, contents: Contents): Mail {
  const whole = {
    ...contents,
    greeting: `Dear ${order.billingAddress.firstName},`,
    help: [
      ...(contents.help ?? []),
      { text: 'Write to us', url: place.publicUrl + href(place.market, '/contact') },
    ],
  };
  return { to: order.email, subject: contents.subject, text: asText(whole), html: asHtml(whole) };
}

type Whole = Contents & { readonly greeting: string; readonly help: readonly Link[] };

function asText({ greeting, heading, paragraphs, goods, sums = [], facts = [], ...rest }: Whole): string {
  const { buttons, closing = [], help } = rest;
  const parts = [
    [greeting],
    ...paragraphs.map((one) => [one]),
    [
      ...(heading === undefined ? [] : [heading]),
      ...goods.flatMap(({ what, amount, details }) => [
        amount === undefined ? what : `${what}: ${amount}`,
        ...details.map((one) => `  ${one.replaceAll('\n', '\n  ')}`),
      ]),
    ],
    sums.map(({ what, amount }) => `${what}: ${amount}`),
    ...facts.map(({ name, lines }) => [`${name}:`, ...lines]),
    buttons.map(({ text, url }) => `${text}: ${url}`),
    ...closing.map((one) => [one]),
    help.map(({ text, url }) => `${text}: ${url}`),
    ['Tailorbird'],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function asHtml({
  subject,
  greeting,
  heading,
  paragraphs,
  goods,
  sums = [],
  facts = [],
  ...rest
}: Whole): string {
  const { buttons, closing = [], help } = rest;
  const paragraph = (one: string) => `<p>${escapeHtml(one)}</p>`;
  const parts = [
    ...[greeting, ...paragraphs].map(paragraph),
    heading === undefined ? '' : `<h1 ${mailParts.heading}>${escapeHtml(heading)}</h1>`,
    table(goods.map(goodsRow)),
    sums.length > 0 ? table(sums.map(sumRow)) : '',
    ...facts.map(
      ({ name, lines }) =>
        `<h2 ${mailParts.subheading}>${escapeHtml(name)}</h2><p>${lines.map(escapeHtml).join('<br>')}</p>`,
    ),
    ...buttons.map(({ text, url }) => mailButton(text, url)),
    ...closing.map(paragraph),
    `<p>${help.map(({ text, url }) => mailLink(text, url)).join(' &nbsp; ')}</p>`,
  ];
  return mailFrame(subject, parts.join('\n'));
}

const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin-bottom:20px">${rows.join('')}</table>`;

function goodsRow({ what, amount, details, picture }: MailedGoods): string {
  const image = `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="64" height="80" ${mailParts.image}>`;
  const entered = details.map((one) => `<br><span ${mailParts.detail}>${escapeHtml(one)}</span>`).join('');
  const money = amount === undefined ? '' : `<td ${mailParts.amount}>${escapeHtml(amount)}</td>`;
  return `<tr><td ${mailParts.picture}>${image}</td><td ${mailParts.row}>${escapeHtml(what)}${entered}</td>${money}</tr>`;
}

function sumRow({ what, amount, isTotal }: Sum): string {
  const shown = (words: string) => (isTotal ? `<b>${escapeHtml(words)}</b>` : escapeHtml(words));
  return `<tr><td ${mailParts.row}>${shown(what)}</td><td ${mailParts.amount}>${shown(amount)}</td></tr>`;
}

/** Where an order is looked at: in the account of who has one, else by its number and the address it was placed with. */
export function orderUrl({ publicUrl, market }: Place, orderId: number, isCustomers: boolean): string {
  const path = isCustomers ? `/my-account/OrderHistory/${orderId}` : `/find-order?order=${orderId}`;
  return publicUrl + href(market, path);
}
