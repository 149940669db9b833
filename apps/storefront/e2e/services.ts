/** The services a page of the shop may need, and how each is reached at the middleware (reliability §4.9). */
const reached = {
  content: (path: string) => path.startsWith('/content/'),
  search: (path: string, body: string) =>
    path.startsWith('/autocomplete/') ||
    (path === '/commerce/getProductsWithFilter' && /"query":"[^"]/.test(body)),
  promotions: (path: string) => path.startsWith('/promotions/'),
  inventory: (path: string) => path === '/commerce/getInventoryAtLocations',
  media: (path: string) => /^\/[isv]\//.test(path),
  badges: (path: string) => path === '/commerce/getProductBadges',
  recommendations: (path: string, body: string) =>
    // A listing asks for 48 at a time, a pod for fewer.
    path === '/commerce/getProductsWithFilter' && !/"limit":48\b/.test(body),
  reviews: (path: string) => path === '/commerce/getReviews' || path === '/commerce/getOwnReview',
  bags: (path: string) => /^\/commerce\/get(?:Cart|Checkout)$/.test(path),
  addresses: (path: string) => path === '/commerce/findAddresses',
  geo: (path: string) => path.startsWith('/geoip/'),
  payment: (path: string) => path.startsWith('/payments/'),
  sizes: (path: string) => path === '/commerce/getVariantMetadata' || path === '/commerce/getChannel',
} as const;

export type Service = keyof typeof reached;
// Exactly the keys of the table.
export const services = Object.keys(reached) as readonly Service[];

/** Every way in which a service fails (reliability I1): first those that each run tries. */
export const faults = [
  'is down',
  'hangs',
  'talks nonsense',
  'has no address',
  'has a wrong certificate',
  'answers 404',
  'answers 408',
  'answers 429',
  'answers 500',
  'answers 503',
  'is three seconds late',
  'dribbles',
  'answers something else',
  'sends 10 MiB',
] as const;
export type Fault = (typeof faults)[number];

export const isService = (name: string): name is Service => Object.hasOwn(reached, name);

/** The service a call to the middleware is one of. */
export function serviceOf(path: string, body: string): Service | undefined {
  return services.find((service) => reached[service](path, body));
}
