/**
 * Whether a call that acts with cookies comes from the shop itself. A browser says where a request comes from
 * in `Sec-Fetch-Site` and `Origin`; a caller that says neither is refused, so a forged form gets nowhere.
 */
export function isOwnCaller(headers: Headers, requestUrl: string, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === 'same-origin';
  const sender = URL.parse(origin);
  if (!sender) return false;
  const host = headers.get('host') ?? new URL(requestUrl).host;
  return sender.host === host || sender.origin === URL.parse(publicUrl)?.origin;
}
