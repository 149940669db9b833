import { shopCookie } from '../http/shopCookie.ts';

const cookie = shopCookie({ name: 'signed-up', maxAge: 300, httpOnly: false, hostOnly: false });

/** Set by the server as somebody registers: the page after the one that was left reports it (commerce §4 register). */
export function signUpCookie(secure: boolean): string {
  return cookie.write('1', secure);
}

/** Whether somebody has just registered; asking takes the cookie away. */
export function takeSignUp(page: { cookie: string }): boolean {
  if (cookie.read(page.cookie) !== '1') return false;
  page.cookie = cookie.forget(false);
  return true;
}
