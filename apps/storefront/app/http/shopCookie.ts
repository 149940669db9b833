/** Begins the names of cookies that no other host can set (RFC 6265bis §4.1.3.2). They need https, which a laptop has not. */
const hostPrefix = '__Host-';

interface CookieOptions {
  readonly name: string;
  /** Seconds it is kept; left out, until the browser is closed. */
  readonly maxAge?: number;
  /** Whether scripts cannot read it. True where nothing is said. */
  readonly httpOnly?: boolean;
  /** Whether its name on https says that no other host may set it. True where nothing is said. */
  readonly hostOnly?: boolean;
}

/** One cookie of the shop, read and written in one place. */
export interface ShopCookie {
  /** Its value in a `Cookie` header or in `document.cookie`; undefined where there is none that can be decoded. */
  readonly read: (cookies: string | null | undefined) => string | undefined;
  /** The `Set-Cookie` that keeps a value; `secure` where the shop is on https. */
  readonly write: (value: string, secure: boolean) => string;
  /** The `Set-Cookie` that takes it away. */
  readonly forget: (secure: boolean) => string;
}

/**
 * A cookie for the whole shop, sent with visits and not with other sites' forms or pictures (`SameSite=Lax`). React Router's
 * `createCookie` writes base64 of JSON, which would bring its code into every page whose scripts read a cookie.
 */
export function shopCookie({ name, maxAge, httpOnly = true, hostOnly = true }: CookieOptions): ShopCookie {
  const setCookie = (value: string, age: number | undefined, secure: boolean) => {
    const prefix = secure && hostOnly ? hostPrefix : '';
    const life = age === undefined ? [] : [`Max-Age=${age}`];
    const pair = `${prefix}${name}=${encodeURIComponent(value)}`;
    const flags = [...(httpOnly ? ['HttpOnly'] : []), 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
    return [pair, 'Path=/', ...life, ...flags].join('; ');
  };
  return {
    read: (cookies) => {
      const values = valuesIn(cookies ?? '');
      return (hostOnly ? values.get(hostPrefix + name) : undefined) ?? values.get(name);
    },
    write: (value, secure) => setCookie(value, maxAge, secure),
    forget: (secure) => setCookie('', 0, secure),
  };
}

/** Values by name; of two with one name the first, as browsers send the closer one first. */
function valuesIn(cookies: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = at > 0 && !values.has(name) ? decoded(pair.slice(at + 1).trim()) : undefined;
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
