import { cookie, cookieIn } from '../bag/cartCookie.ts';

const name = 'checkout_email';
const hourSeconds = 3600;

/** The e-mail a guest gave on the identity page, kept for an hour where no script can read it. */
export function rememberEmail(email: string, secure: boolean): string {
  return cookie(name, encodeURIComponent(email), hourSeconds, secure);
}

/** When the order is placed, or an account is left. */
export function forgetEmail(secure: boolean): string {
  return cookie(name, '', 0, secure);
}

/** The e-mail remembered in a `Cookie` header; empty when there is none. */
export function emailIn(cookieHeader: string | null): string {
  const value = cookieIn(cookieHeader, name);
  try {
    return value ? decodeURIComponent(value).slice(0, 254) : '';
  } catch {
    return '';
  }
}
