import { href } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import type { Place } from './customerMails.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailButton, mailFrame } from './mailFrame.ts';

interface Contents {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What it is about, one below the other. */
  readonly lines: readonly string[];
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/** A letter about an order to who placed it. */
export function orderLetter(order: Order, { subject, paragraphs, lines, links }: Contents): Mail {
  const greeting = `Dear ${order.billingAddress.firstName},`;
  const html = [
    ...[greeting, ...paragraphs].map((one) => `<p>${escapeHtml(one)}</p>`),
    `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
    ...links.map(({ text, url }) => mailButton(text, url)),
  ];
  return {
    to: order.email,
    subject,
    text: [
      greeting,
      '',
      ...paragraphs.flatMap((one) => [one, '']),
      ...lines,
      '',
      ...links.map(({ text, url }) => `${text}: ${url}`),
      ...(links.length > 0 ? [''] : []),
      'Tailorbird',
    ].join('\n'),
    html: mailFrame(subject, html.join('')),
  };
}

/** Where an order is looked at: in the account of who has one, else by its number and the address it was placed with. */
export function orderUrl({ publicUrl, market }: Place, orderId: number, isCustomers: boolean): string {
  const path = isCustomers ? `/my-account/OrderHistory/${orderId}` : `/find-order?order=${orderId}`;
  return publicUrl + href(market, path);
}
