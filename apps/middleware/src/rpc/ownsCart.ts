import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../platforms/call.ts';
import { carts } from '../platforms/embedded/schema/carts.ts';

const namesCart = z.object({ cartId: z.uuid().optional(), id: z.uuid().optional() });

/** The one row of a session's that may come without a session: it begins one. */
const beginsSession = 'createCart';

/**
 * The owner rule of every row that touches a shopper's data: the caller has a session, and the bag the
 * arguments name is this session's, in this channel. What is not is told exactly as what does not exist.
 */
export async function ownsCart(call: Call, method: string, args: readonly unknown[]): Promise<boolean> {
  if (method === beginsSession) return true;
  if (call.session === undefined) return false;
  const named = namesCart.safeParse(args[0]);
  const id = named.success ? (named.data.cartId ?? named.data.id) : undefined;
  if (id === undefined) return true;
  const [found] = await call.db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.id, id),
        eq(carts.sessionHash, call.session),
        eq(carts.channelId, call.channelId),
        ne(carts.status, 'deleted'),
      ),
    );
  return found !== undefined;
}
