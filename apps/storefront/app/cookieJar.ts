/** The cookies of a request as its calls see them: what one call sets, the next one sends. */
export interface CookieJar {
  /** A `Cookie` header. */
  readonly header: () => string;
  /** Takes a `Set-Cookie` header in. */
  readonly take: (setCookie: string) => void;
}

/** Starts with the cookies the browser sent. A first add to the bag makes a session and a bag in one request. */
export function cookieJar(sent: string | null): CookieJar {
  const pairs = new Map<string, string>();
  const put = (pair: string) => {
    const at = pair.indexOf('=');
    if (at > 0) pairs.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  };
  for (const pair of (sent ?? '').split(';')) put(pair);
  return {
    header: () => [...pairs].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (setCookie) => put(setCookie.split(';', 1)[0] ?? ''),
  };
}
