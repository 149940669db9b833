import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { bagOf, readyCheckout } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { outbox } from '../schema/outbox.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 500 }]);
});
afterAll(() => shop.close());

async function ordered(): Promise<number> {
  const shopper = shop.shopper();
  const cartId = await bagOf(shopper, [{ productId: shop.styles[0]?.productId ?? 0, quantity: 1 }]);
  const { grandTotal } = await readyCheckout(shopper, cartId);
  const due = { cartId, expectedTotal: grandTotal, paymentToken: await shop.token() };
  return (await valueOf(shopper.commerce.createOrderFromCheckout(due))).orderId;
}

it('on a server, of two operators who ship an order and call it off, one wins, and its shopper is told that alone', async ({
  annotate,
}) => {
  const { db, clock } = shop;
  const options = {
    db,
    clock,
    payments: createTestCardProvider(db, clock),
    publicUrl: shop.deps.publicUrl,
  };
  const won = { Shipped: 0, Cancelled: 0 };
  const runs = rounds(10, 40);
  for (let run = 0; run < runs; run += 1) {
    const id = await ordered();
    const moves = run % 2 === 0 ? (['Shipped', 'Cancelled'] as const) : (['Cancelled', 'Shipped'] as const);
    const answers = await Promise.all(moves.map((to) => changeOrderStatus(options, id, to)));
    const winners = moves.filter((_, at) => answers[at]?.ok);
    expect(winners).toHaveLength(1);
    const [winner = 'Shipped'] = winners;
    won[winner] += 1;
    const about = sql`${outbox.payload}->>'subject' similar to '%(on its way|cancelled)%'`;
    const told = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.orderId, id), about));
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.payload)).toContain(winner === 'Shipped' ? 'on its way' : 'cancelled');
  }
  await annotate(`${runs} races: ${won.Shipped} shipped, ${won.Cancelled} called off, never both`, 'figure');
});
