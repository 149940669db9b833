import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import type { Queries } from '../../database/database.ts';
import { cartCoupons } from '../../platforms/embedded/schema/promotions.ts';

/** The codes in a bag, in the order they were entered. */
export async function couponsOf(db: Queries, cartId: string): Promise<string[]> {
  const rows = await db
    .select({ code: cartCoupons.code })
    .from(cartCoupons)
    .where(eq(cartCoupons.cartId, cartId))
    .orderBy(asc(cartCoupons.addedAt), asc(cartCoupons.code));
  return rows.map(({ code }) => code);
}

/** Makes these the codes of a bag; those it has already keep their place. Answers whether that changed anything. */
export async function setCoupons(
  tx: Queries,
  cartId: string,
  codes: readonly string[],
  now: Date,
): Promise<boolean> {
  const isOurs = eq(cartCoupons.cartId, cartId);
  const gone = await tx
    .delete(cartCoupons)
    .where(and(isOurs, sql`not ${anyOf(cartCoupons.code, codes)}`))
    .returning({ code: cartCoupons.code });
  if (codes.length === 0) return gone.length > 0;
  const added = await tx
    .insert(cartCoupons)
    .values([...new Set(codes)].map((code) => ({ cartId, code, addedAt: now })))
    .onConflictDoNothing()
    .returning({ code: cartCoupons.code });
  return gone.length + added.length > 0;
}

/** Brings the codes of bags that were merged into the bag they were merged into. */
export async function mergeCoupons(
  tx: Queries,
  targetId: string,
  otherIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${cartCoupons} (cart_id, code, added_at)
    select ${targetId}::uuid, code, min(added_at) from ${cartCoupons}
    where cart_id = any(${sql.param([...otherIds])}::uuid[]) group by code
    on conflict do nothing`);
}
