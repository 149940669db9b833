import { maxEmailLength } from '@tailorbird/commerce/email';
import { shopCookie } from '../http/shopCookie.ts';

const hourSeconds = 3600;
const cookie = shopCookie({ name: 'checkout_email', maxAge: hourSeconds });

/** The e-mail a guest gave on the identity page, kept for an hour where no script can read it. */
export function rememberEmail(email: string, secure: boolean): string {
  return cookie.write(email, secure);
}

/** When the order is placed, or an account is left. */
export function forgetEmail(secure: boolean): string {
  return cookie.forget(secure);
}

/** The e-mail remembered in a `Cookie` header; empty when there is none. */
export function emailIn(cookieHeader: string | null): string {
  return (cookie.read(cookieHeader) ?? '').slice(0, maxEmailLength);
}
