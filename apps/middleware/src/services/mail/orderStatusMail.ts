import { type Market, markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoneyExact } from '@tailorbird/commerce/money';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';

/** What a shopper is written when their order has a new status; nothing where there is nothing to say. */
export function orderStatusMail(order: Order, market: Market): Mail | undefined {
  const news = newsOf(order, formatMoneyExact(order.grandTotal, order.currency, markets[market].locale));
  if (!news) return undefined;
  const greeting = `Dear ${order.billingAddress.firstName},`;
  const lines = order.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  const subject = `Your Tailorbird order ${order.id} ${news.subject}`;
  return {
    to: order.email,
    subject,
    text: [greeting, '', news.text, '', ...lines, '', 'Tailorbird'].join('\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;color:#1c2b2a;max-width:36rem;margin:auto"><p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(news.text)}</p><p>${lines.map(escapeHtml).join('<br>')}</p><p>Tailorbird</p></body></html>`,
  };
}

function newsOf({ status, shippingMethod }: Order, total: string) {
  switch (status) {
    case 'Shipped': {
      const how = shippingMethod === null ? '' : ` It comes by ${shippingMethod}.`;
      return { subject: 'is on its way', text: `Your order has left us.${how}` };
    }
    case 'Cancelled':
      return { subject: 'was cancelled', text: 'Your order was cancelled, and nothing more will be sent.' };
    case 'Refunded':
      return {
        subject: 'was refunded',
        text: `We have given back ${total}. It can take your bank a few days to show it.`,
      };
    case 'Open':
    case 'Pending':
    case 'Confirmed':
    case 'Complete':
      return undefined;
  }
}
