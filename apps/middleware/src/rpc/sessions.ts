import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Queries } from '../database/database.ts';
import { sessions } from '../platforms/embedded/schema/sessions.ts';

const lifetimeSeconds = 30 * 24 * 60 * 60;

/** Cookie names: a `__Host-` cookie needs https, which a laptop does not have. */
export function sessionCookieName(publicUrl: string): 'sid' | '__Host-sid' {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** What is kept of a session's id. Whoever reads the table cannot act as a shopper. */
export function hashOfSession(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** The hash of the request's session, if it has one that is still valid. */
export async function findSession(
  c: Context,
  db: Queries,
  options: { publicUrl: string; now: Date },
): Promise<string | undefined> {
  const id = getCookie(c, sessionCookieName(options.publicUrl));
  if (!id || !/^[\w-]{43}$/.test(id)) return undefined;
  const idHash = hashOfSession(id);
  const [found] = await db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, options.now)));
  return found?.idHash;
}

/** Begins a session: 256 random bits in a cookie no script can read; answers their hash. */
export async function startSession(
  c: Context,
  db: Queries,
  options: { publicUrl: string; now: Date },
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const { now } = options;
  await db.insert(sessions).values({
    idHash: hashOfSession(id),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
  });
  setCookie(c, sessionCookieName(options.publicUrl), id, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: options.publicUrl.startsWith('https:'),
    maxAge: lifetimeSeconds,
  });
  return hashOfSession(id);
}
