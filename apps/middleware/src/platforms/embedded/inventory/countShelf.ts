import { err, ok, type Result } from '@tailorbird/commerce/result';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../database/database.ts';
import { refreshCards } from '../catalogue/refreshListing.ts';
import { variants } from '../schema/catalogue.ts';
import { stockItems, stockLevels } from '../schema/inventory.ts';
import { reservations } from '../schema/reservations.ts';

/** What somebody has counted on a shelf. */
export interface Counted {
  readonly sku: string;
  readonly locationId: number;
  /** Units the shop believed to be there when they were counted. */
  readonly believed: number;
  readonly counted: number;
}

/**
 * Puts the shelf right by what was counted on it; answers whether that was another number. What has been sold since is
 * not given back by an older count, and what checkouts hold is not taken from them: the error says so. Repeated, it
 * changes nothing more.
 */
export async function countShelf(
  db: Database['db'],
  { sku, locationId, believed, counted }: Counted,
  clock: () => Date,
): Promise<Result<{ readonly isChanged: boolean }, string>> {
  const done = await db.transaction(async (tx): Promise<Result<number | undefined, string>> => {
    const [shelf] = await tx
      .select({ stockItemId: stockLevels.stockItemId, onHand: stockLevels.onHand })
      .from(stockLevels)
      .innerJoin(stockItems, eq(stockItems.id, stockLevels.stockItemId))
      .where(and(eq(stockItems.sku, sku), eq(stockLevels.locationId, locationId)))
      .for('update', { of: stockLevels });
    if (!shelf) return err(`Nothing is kept there as ${sku}.`);
    const { stockItemId, onHand } = shelf;
    if (onHand === counted) return ok(undefined);
    if (onHand !== believed)
      return err(`There were ${believed} when you counted, and now there are ${onHand}. Count again.`);
    const isThis = { stockItemId, locationId };
    const held = await heldOf(tx, isThis, clock());
    if (counted < held)
      return err(`Checkouts hold ${held} of them for a quarter of an hour: it cannot be fewer before.`);
    await tx.update(stockLevels).set({ onHand: counted }).where(isShelf(stockLevels, isThis));
    return ok(stockItemId);
  });
  if (!done.ok) return done;
  if (done.value === undefined) return ok({ isChanged: false });
  const shown = await db
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(eq(variants.stockItemId, done.value));
  await refreshCards(
    db,
    shown.map(({ id }) => id),
    clock(),
  );
  return ok({ isChanged: true });
}

interface Shelf {
  readonly stockItemId: number;
  readonly locationId: number;
}

function isShelf(
  table: Pick<typeof stockLevels | typeof reservations, 'stockItemId' | 'locationId'>,
  { stockItemId, locationId }: Shelf,
) {
  return and(eq(table.stockItemId, stockItemId), eq(table.locationId, locationId));
}

async function heldOf(tx: Queries, shelf: Shelf, now: Date): Promise<number> {
  const [row] = await tx
    .select({ units: sql<number>`coalesce(sum(${reservations.quantity}), 0)::int` })
    .from(reservations)
    .where(and(isShelf(reservations, shelf), gt(reservations.expiresAt, now)));
  return row?.units ?? 0;
}
