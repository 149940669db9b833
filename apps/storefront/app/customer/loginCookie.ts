import { shopCookie } from '../http/shopCookie.ts';

const weekSeconds = 604_800;
const cookie = shopCookie({
  name: 'user-authenticated',
  maxAge: weekSeconds,
  httpOnly: false,
  hostOnly: false,
});

/**
 * The login cookie: 1 logged in, 0 logged out, for a week (commerce §9). It tells pages what to show and scripts may
 * read it; who is signed in is known to the session alone (decision 16).
 */
export function loginCookie(isLoggedIn: boolean, secure: boolean): string {
  return cookie.write(isLoggedIn ? '1' : '0', secure);
}

/** Whether a `Cookie` header says that somebody is logged in. */
export function saysLoggedIn(cookieHeader: string | null): boolean {
  return cookie.read(cookieHeader) === '1';
}
