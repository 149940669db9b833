import { cookieIn } from '../bag/cartCookie.ts';

const name = 'user-authenticated';
const weekSeconds = 604_800;

/**
 * The login cookie: 1 logged in, 0 logged out, for a week (commerce §9). It tells pages what to show and scripts may
 * read it; who is signed in is known to the session alone (decision 16).
 */
export function loginCookie(isLoggedIn: boolean, secure: boolean): string {
  const value = isLoggedIn ? '1' : '0';
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${weekSeconds}${secure ? '; Secure' : ''}`;
}

/** Whether a `Cookie` header says that somebody is logged in. */
export function saysLoggedIn(cookieHeader: string | null): boolean {
  return cookieIn(cookieHeader, name) === '1';
}
