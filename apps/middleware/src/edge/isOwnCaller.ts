import type { KnownHosts } from './knownHosts.ts';

/** The shop, as a request is to name it. */
export interface Shop {
  readonly publicUrl: string;
  readonly isKnownHost: KnownHosts;
}

/**
 * Whether a request that acts with cookies comes from the shop itself. A browser says where a request comes from
 * in `Sec-Fetch-Site` and `Origin`; a caller that says neither is refused, so a forged form gets nowhere. A sender
 * that is the host it asks is the shop only where that host is one of the shop's names.
 */
export function isOwnCaller(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  { publicUrl, isKnownHost }: Shop,
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === 'same-origin';
  const sender = URL.parse(origin);
  if (!sender) return false;
  const host = headers.get('host') ?? new URL(url).host;
  return sender.origin === URL.parse(publicUrl)?.origin || (sender.host === host && isKnownHost(host));
}
