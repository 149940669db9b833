import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Queries } from '../database/database.ts';
import { devices } from '../platforms/embedded/schema/devices.ts';

/** How long a browser is remembered after its last login, in seconds: as long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** Cookie names: a `__Host-` cookie needs https, which a laptop does not have. */
function deviceCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-device' : 'device';
}

/** Hash of what the request's device cookie holds, if it may be one of ours. It outlives sessions and logouts. */
export function deviceOf(c: Context, publicUrl: string): string | undefined {
  const id = getCookie(c, deviceCookieName(publicUrl));
  return id && /^[\w-]{43}$/.test(id) ? hashOf(id) : undefined;
}

/**
 * Notes that a customer has logged in in this browser, under a new id, so that one planted before is worth nothing.
 * Others known in the same browser stay so. Answers the id for the cookie.
 */
export async function rememberDevice(
  tx: Queries,
  old: string | undefined,
  customerId: number,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const idHash = hashOf(id);
  if (old !== undefined) await tx.update(devices).set({ idHash }).where(eq(devices.idHash, old));
  const used = { lastUsedAt: now, expiresAt: new Date(now.getTime() + deviceSeconds * 1000) };
  await tx
    .insert(devices)
    .values({ idHash, customerId, ...used })
    .onConflictDoUpdate({ target: [devices.idHash, devices.customerId], set: used });
  return id;
}

/** Gives the browser its device cookie. No script can read it. */
export function writeDeviceCookie(c: Context, publicUrl: string, id: string): void {
  setCookie(c, deviceCookieName(publicUrl), id, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: publicUrl.startsWith('https:'),
    maxAge: deviceSeconds,
  });
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
