import type { ReturnLine } from '@tailorbird/commerce/model/orderReturn';
import { desc, eq } from 'drizzle-orm';
import { changeOrderStatus } from '../platforms/embedded/orders/changeOrderStatus.ts';
import { outbox } from '../platforms/embedded/schema/outbox.ts';
import { mail } from '../services/mail/mail.ts';
import { createTestCardProvider } from '../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from './journey.ts';
import { type Shopper, shopWith, type TestShop } from './shopWith.ts';
import { valueOf } from './valueOf.ts';

/** Whose orders are, that guests have placed. */
export const email = 'maud@example.com';

/** Units of a line that come back. */
export const some = (line: number, quantity: number, reason: ReturnLine['reason'] = 'too-small') => [
  { line, quantity, reason },
];

const newSubmission = (): string => crypto.randomUUID();

/** What a return is asked for with, each time anew. */
export const asked = (orderId: number, lines: ReturnLine[]) => ({
  orderId,
  submission: newSubmission(),
  lines,
});

/** A shop of two styles from which things come back. */
export async function returningShop() {
  const shop = await shopWith([
    { sku: '200001', warehouse: 500, price: { list: 3333 } },
    { sku: '200002', warehouse: 500, price: { list: 1000 } },
  ]);
  return { shop, ...ordersIn(shop) };
}

function ordersIn(shop: TestShop) {
  const options = {
    db: shop.db,
    clock: shop.clock,
    payments: createTestCardProvider(shop.db, shop.clock),
    publicUrl: shop.deps.publicUrl,
  };
  /** So many of the first style, three unless it is said, and one of the second. */
  const bought = async (shopper: Shopper = shop.shopper(), units = 3): Promise<number> => {
    const lineItems = shop.styles.map(({ productId }, at) => ({ productId, quantity: at === 0 ? units : 1 }));
    const cartId = await bagOf(shopper, lineItems);
    const { grandTotal } = await readyCheckout(shopper, cartId);
    const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
    return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
  };
  return {
    /** What whoever moves orders and returns on needs. */
    options,
    bought,
    sent: async (shopper?: Shopper, units?: number): Promise<number> => {
      const orderId = await bought(shopper, units);
      await changeOrderStatus(options, orderId, 'Shipped');
      return orderId;
    },
    byGuest: (orderId: number, lines: ReturnLine[], from = email) =>
      shop.shopper().commerce.requestGuestReturn({ ...asked(orderId, lines), email: from }),
    found: (orderId: number) => valueOf(shop.shopper().commerce.findOrder({ orderId, email })),
    latestMail: async (orderId: number) => {
      const [row] = await shop.db
        .select()
        .from(outbox)
        .where(eq(outbox.orderId, orderId))
        .orderBy(desc(outbox.id))
        .limit(1);
      return mail.parse(row?.payload);
    },
  };
}
