import { leftToPay } from '@tailorbird/commerce/gift-card/payByGiftCards';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Order } from '@tailorbird/commerce/model/checkout';
import { formatMoney } from '@tailorbird/commerce/money';
import { escapeHtml } from './escapeHtml.ts';
import type { Mail } from './mail.ts';
import { mailFrame } from './mailFrame.ts';

/** What a shopper is written when their order has a new status; nothing where there is nothing to say. */
export function orderStatusMail(order: Order, market: Market): Mail | undefined {
  const news = newsOf(order, (amount) => formatMoney(amount, order.currency, markets[market].locale));
  if (!news) return undefined;
  const greeting = `Dear ${order.billingAddress.firstName},`;
  const lines = order.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
  const subject = `Your Tailorbird order ${order.id} ${news.subject}`;
  return {
    to: order.email,
    subject,
    text: [greeting, '', news.text, '', ...lines, '', 'Tailorbird'].join('\n'),
    html: mailFrame(
      subject,
      `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(news.text)}</p><p>${lines.map(escapeHtml).join('<br>')}</p>`,
    ),
  };
}

function newsOf(order: Order, money: (amount: number) => string) {
  const { status, shippingMethod } = order;
  switch (status) {
    case 'Shipped': {
      const how = shippingMethod === null ? '' : ` It comes by ${shippingMethod}.`;
      return { subject: 'is on its way', text: `Your order has left us.${how}` };
    }
    case 'Cancelled':
      return { subject: 'was cancelled', text: 'Your order was cancelled, and nothing more will be sent.' };
    case 'Refunded':
      return { subject: 'was refunded', text: refundText(order, money) };
    case 'Open':
    case 'Pending':
    case 'Confirmed':
    case 'Complete':
      return undefined;
  }
}

/** Money goes back the way it came. */
function refundText(order: Order, money: (amount: number) => string): string {
  const byCard = leftToPay(order);
  const bank = 'It can take your bank a few days to show it.';
  if (order.giftCardTotal === 0) return `We have given back ${money(byCard)}. ${bank}`;
  const toGiftCard = `${money(order.giftCardTotal)} to your gift card`;
  return byCard === 0
    ? `We have given back ${toGiftCard}.`
    : `We have given back ${toGiftCard} and ${money(byCard)} to your card. ${bank}`;
}
