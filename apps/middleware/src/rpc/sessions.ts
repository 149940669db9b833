import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Queries } from '../database/database.ts';
import { reassignGuestReviews } from '../platforms/embedded/reviews/reviewWriter.ts';
import { carts } from '../platforms/embedded/schema/carts.ts';
import { orders } from '../platforms/embedded/schema/orders.ts';
import { idempotencyKeys, sessions } from '../platforms/embedded/schema/sessions.ts';
import { endSessions } from '../platforms/embedded/sessions/endSessions.ts';

/** How long a session lasts, in seconds: a guest's keeps the bag, a signed-in one a week (commerce §9). */
const guestSeconds = 30 * 24 * 60 * 60;
const signedInSeconds = 604_800;

/** A session as it is known to the shop: the hash of its id, and who is signed in. */
export interface Session {
  readonly hash: string;
  readonly customerId: number | undefined;
}

/** A session just begun, with the id that goes into the cookie and is kept nowhere. */
export interface NewSession extends Session {
  readonly id: string;
  readonly maxAge: number;
}

/** Cookie names: a `__Host-` cookie needs https, which a laptop does not have. */
export function sessionCookieName(publicUrl: string): 'sid' | '__Host-sid' {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** What is kept of a session's id. Whoever reads the table cannot act as a shopper. */
export function hashOfSession(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** The request's session, if it has one that is still valid. */
export async function findSession(
  c: Context,
  db: Queries,
  options: { publicUrl: string; now: Date },
): Promise<Session | undefined> {
  const id = getCookie(c, sessionCookieName(options.publicUrl));
  if (!id || !/^[\w-]{43}$/.test(id)) return undefined;
  const [found] = await db
    .select({ hash: sessions.idHash, customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.idHash, hashOfSession(id)), gt(sessions.expiresAt, options.now)));
  return found && { hash: found.hash, customerId: found.customerId ?? undefined };
}

/** Begins a session of 256 random bits: a guest's, or a customer's. */
export async function startSession(
  db: Queries,
  now: Date,
  customerId: number | undefined,
): Promise<NewSession> {
  const id = randomBytes(32).toString('base64url');
  const hash = hashOfSession(id);
  const maxAge = customerId === undefined ? guestSeconds : signedInSeconds;
  await db.insert(sessions).values({
    idHash: hash,
    customerId: customerId ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + maxAge * 1000),
  });
  return { id, hash, customerId, maxAge };
}

/**
 * Begins a session in the place of another, whose id is worth nothing from now on: no id known before a login says
 * anything after it. What a guest had goes along; a guest's open bags become the customer's who signs in. Answers kept
 * for a repeat go along as well, but a customer's to nobody else.
 */
export async function renewSession(
  tx: Queries,
  old: Session | undefined,
  now: Date,
  customerId: number | undefined,
): Promise<NewSession> {
  const fresh = await startSession(tx, now, customerId);
  if (old === undefined) return fresh;
  const owner = customerId ?? null;
  await tx
    .update(carts)
    .set({
      sessionHash: fresh.hash,
      customerId: sql`case when ${carts.status} = 'open' then ${owner}::integer end`,
    })
    .where(and(eq(carts.sessionHash, old.hash), isNull(carts.customerId)));
  await tx
    .update(orders)
    .set({ sessionHash: fresh.hash })
    .where(and(eq(orders.sessionHash, old.hash), isNull(orders.customerId)));
  await reassignGuestReviews(tx, old, fresh);
  if (old.customerId === undefined || old.customerId === customerId) {
    await tx.update(idempotencyKeys).set({ scope: fresh.hash }).where(eq(idempotencyKeys.scope, old.hash));
  }
  await endSessions(tx, eq(sessions.idHash, old.hash));
  return fresh;
}

/** Tells the browser its session: a new one, or that there is none any more. No script can read the cookie. */
export function writeSessionCookie(c: Context, publicUrl: string, session: NewSession | undefined): void {
  setCookie(c, sessionCookieName(publicUrl), session?.id ?? '', {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge: session?.maxAge ?? 0,
  });
}
