import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { attemptKey, forgetTries, isMarked, mark } from '../platforms/embedded/sessions/attempts.ts';
import type { OfficeDependencies } from './officeContext.ts';

/** A working day, after which one signs in again. */
const sessionSeconds = 8 * 60 * 60;

type Deps = Pick<OfficeDependencies, 'db' | 'clock' | 'officeUrl' | 'operators'>;

const isSecure = ({ officeUrl }: Deps) => officeUrl.startsWith('https:');
/** A `__Host-` cookie needs https, which a laptop does not have. */
const cookieName = (deps: Deps) => (isSecure(deps) ? '__Host-office' : 'office');

/**
 * What is kept of a session: a hash of its 256 bits, whose it is, and the password it was begun with, so that another
 * password, or an operator who is no more, ends it.
 */
function sessionKey({ operators }: Deps, name: string, id: string): string | undefined {
  const hash = operators.get(name);
  return hash === undefined ? undefined : attemptKey('office-session', name, id, hash);
}

function sessionOf(c: Context, deps: Deps): { readonly name: string; readonly key: string } | undefined {
  const [, name = '', id = ''] =
    /^([a-z0-9-]+)\.([\w-]{43})$/.exec(getCookie(c, cookieName(deps)) ?? '') ?? [];
  const key = sessionKey(deps, name, id);
  return key === undefined ? undefined : { name, key };
}

/** Who is signed in. */
export async function signedIn(c: Context, deps: Deps): Promise<string | undefined> {
  const session = sessionOf(c, deps);
  return session && (await isMarked(deps.db, session.key, deps.clock())) ? session.name : undefined;
}

/** Signs an operator in, under a new id. */
export async function beginSession(c: Context, deps: Deps, name: string): Promise<void> {
  const id = randomBytes(32).toString('base64url');
  const key = sessionKey(deps, name, id);
  if (key === undefined) throw new Error('Nobody is an operator of that name.');
  await mark(deps.db, key, sessionSeconds, deps.clock());
  writeCookie(c, deps, `${name}.${id}`, sessionSeconds);
}

/** Signs out, here and for whoever has a copy of the cookie. */
export async function endSession(c: Context, deps: Deps): Promise<void> {
  const session = sessionOf(c, deps);
  if (session) await forgetTries(deps.db, session.key);
  writeCookie(c, deps, '', 0);
}

function writeCookie(c: Context, deps: Deps, value: string, maxAge: number): void {
  setCookie(c, cookieName(deps), value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: isSecure(deps),
    maxAge,
  });
}
