import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { variants } from '../schema/catalogue.ts';
import { stockLevels } from '../schema/inventory.ts';
import { orderLines } from '../schema/orders.ts';
import { returnLines } from '../schema/returns.ts';

/** Where what comes back is put: the warehouse (commerce §4 stock computation). */
const warehouse = 1;

/** Puts the units of a return back on the shelf of the warehouse; what is not counted stays so. Answers their styles. */
export async function restock(tx: Queries, returnId: number): Promise<number[]> {
  const units = await tx
    .select({
      stockItemId: variants.stockItemId,
      productId: variants.productId,
      quantity: sql<number>`sum(${returnLines.quantity})::int`,
    })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(returnLines.returnId, returnId))
    .groupBy(variants.stockItemId, variants.productId)
    .orderBy(asc(variants.stockItemId));
  const counted = units.flatMap(({ stockItemId, ...unit }) =>
    stockItemId === null ? [] : [{ ...unit, stockItemId }],
  );
  for (const { stockItemId, quantity } of counted)
    await tx
      .insert(stockLevels)
      .values({ stockItemId, locationId: warehouse, onHand: quantity })
      .onConflictDoUpdate({
        target: [stockLevels.stockItemId, stockLevels.locationId],
        set: { onHand: sql`${stockLevels.onHand} + ${quantity}` },
      });
  return counted.map(({ productId }) => productId);
}
