import type { Order } from '../model/checkout.ts';

/** Where an order is now, in a sentence for the person who waits for it. */
const sentences: { readonly [S in Order['status']]: string } = {
  Open: 'We have your order, and are waiting for the payment to be finished.',
  Pending: 'We have your order, and are checking the payment.',
  Confirmed: 'Your order is confirmed. We are getting it ready.',
  Shipped: 'Your order is on its way.',
  Complete: 'Your order has been delivered.',
  Cancelled: 'This order was cancelled.',
  Refunded: 'This order was refunded.',
};

const byEmail = 'Your order is confirmed. Gift cards by email go out on the day you chose, or at once.';

/** The tracking text of an order (commerce §3 order statuses); the delivery is named while there is one to come. */
export function trackingText({ status, shippingMethod }: Pick<Order, 'status' | 'shippingMethod'>): string {
  const sentence = sentences[status];
  const isComing = status === 'Confirmed' || status === 'Shipped';
  if (isComing && shippingMethod === null) return byEmail;
  return isComing ? `${sentence} Delivery: ${shippingMethod}.` : sentence;
}
