import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCardProvider } from '../../../services/payment/testCardProvider.ts';
import { placedOrder } from '../../../testing/journey.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { outbox } from '../schema/outbox.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([{ sku: '200001', warehouse: 500 }]);
});
afterAll(() => shop.close());

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
    const id = await placedOrder(shop);
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
