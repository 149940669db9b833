/** `npm run order -- 100001 Shipped` gives an order its next status; without a status it says which it has. */
import { type OrderStatus, statusesAfter } from '@tailorbird/commerce/checkout/orderStatus';
import { orderStatuses } from '@tailorbird/commerce/model/checkout';
import { changeOrderStatus } from '../platforms/embedded/orders/changeOrderStatus.ts';
import { readOrder } from '../platforms/embedded/orders/readOrder.ts';
import { createTestCardProvider } from '../services/payment/testCardProvider.ts';
import { print, withShopDatabase } from './withShopDatabase.ts';

const usage =
  'Say which order, and what it becomes:\n' +
  '  npm run order -- 100001             says where the order is\n' +
  `  npm run order -- 100001 Shipped     moves it on; the statuses are ${orderStatuses.join(', ')}`;

const [number = '', wanted, ...more] = process.argv.slice(2);
const to: OrderStatus | undefined = orderStatuses.find((one) => one.toLowerCase() === wanted?.toLowerCase());
const orderId = /^\d{1,15}$/.test(number) ? Number(number) : undefined;
const clock = () => new Date();

if (orderId === undefined || more.length > 0 || (wanted !== undefined && !to)) {
  print({ worked: false, text: usage });
} else {
  await withShopDatabase(async ({ db }) => {
    if (to === undefined) {
      const order = await readOrder(db, orderId);
      if (!order) return { worked: false, text: `There is no order ${orderId}.` };
      const after = statusesAfter(order.status).join(' or ') || 'nothing else';
      return { worked: true, text: `Order ${orderId} is ${order.status}. It can become ${after}.` };
    }
    const payments = createTestCardProvider(db, clock);
    const moved = await changeOrderStatus({ db, payments, clock }, orderId, to);
    if (!moved.ok) return { worked: false, text: moved.error };
    return { worked: true, text: `Order ${orderId} was ${moved.value} and is ${to}.` };
  });
}
