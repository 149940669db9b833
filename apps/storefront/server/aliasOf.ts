/** The first segments of the shop's routes as they are written (commerce §2). */
const routes = [
  'login',
  'create-account',
  'forgot-password',
  'updatePassword',
  'confirm',
  'my-account',
  'find-order',
  'bag',
  'wishlist',
  'checkout',
  'checkout-identity',
  'order-confirmation',
  'p',
  'browse',
  'search',
  'shop-finder',
  'size-guide',
  'cookies',
  'delivery',
  'returns',
  'contact',
  'about-us',
  'accessibility',
  'other-stuff',
];
const accountPages = ['MyProfile', 'OrderHistory', 'SavedAddresses'];

/**
 * The address an alias leads to for good: routes are known in any capitals and kept in one spelling, with everything
 * after them, query included. Nothing for an address that is right, or is no route's.
 */
export function aliasOf(url: URL): string | undefined {
  const prefix = /^\/(eu|us)(?=\/|$)/i.exec(url.pathname)?.[0] ?? '';
  const [, first = '', ...rest] = url.pathname.slice(prefix.length).split('/');
  const route = spelled(first, routes);
  const tail = url.pathname.slice(prefix.length);
  // A page of no route of its own, an editor's perhaps, is spelled as it is.
  const within = route === undefined ? tail : ['', route, ...restOf(route, rest)].join('/');
  const to = prefix.toLowerCase() + (within === '/' && prefix ? '' : within) || '/';
  return to === url.pathname ? undefined : to + url.search;
}

function restOf(route: string | undefined, rest: readonly string[]): readonly string[] {
  if (route === 'browse') return rest.map((segment) => segment.toLowerCase());
  const [page, ...further] = rest;
  if (route !== 'my-account' || page === undefined) return rest;
  return [spelled(page, accountPages) ?? page, ...further];
}

function spelled(segment: string, names: readonly string[]): string | undefined {
  return names.find((name) => name.toLowerCase() === segment.toLowerCase());
}
