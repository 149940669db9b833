import { shop } from './shop.ts';

/**
 * Where a path leads that this shop has no page for: to the Tailorbird shop that it names, which has the goods, the bag and the
 * checkout. Nothing where it names none.
 */
export function elsewhere(path: string): string | undefined {
  // The path stays behind the host, whatever it begins with.
  return shop.shop && `${shop.shop}/${path.replace(/^\/+/, '')}`;
}
