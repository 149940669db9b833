/**
 * Whether a request that changes something comes from our own pages. Browsers say so in `Sec-Fetch-Site`
 * and `Origin`; a request that says neither is refused.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (!origin) return site === 'same-origin';
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
