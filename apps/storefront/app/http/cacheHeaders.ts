/** A page that is the same for everyone in its market: fresh for a minute, stale for ten (architecture, idea 4). */
export const publicPage: HeadersInit = {
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
};

/** A page about one shopper. */
export const privatePage: HeadersInit = { 'Cache-Control': 'private, no-store' };
