import { err, ok, type Result } from '../result.ts';
import type { FoundPlace } from './foundPages.ts';

/** While a shopper types, as many products and terms are asked for (commerce §9), once typing rests for so long; so many categories, and pages, are shown. */
export const suggestionLimits = { products: 10, terms: 5, places: 4 } as const;
export const searchDelayMs = 200;

/** One product that answers a half-typed term (commerce §3 search results). Prices are minor units. */
export interface SuggestedProduct {
  /** Style code. */
  readonly sku: string;
  readonly name: string;
  readonly imageUrl: string;
  /** Path without market prefix. */
  readonly url: string;
  readonly colour: string;
  readonly originalPrice: number;
  readonly salePrice: number | null;
  readonly variationId: string;
}

export interface Suggestions {
  readonly products: readonly SuggestedProduct[];
  /** Terms worth searching for. */
  readonly terms: readonly string[];
  /** Categories, then pages. */
  readonly places: readonly FoundPlace[];
}

export interface SuggestionsAsked {
  /** The market's index of the search service. */
  readonly index: string;
  readonly term: string;
  /** A customer's id; a guest searches without one (commerce §6). */
  readonly userId?: string | undefined;
}

/** Where the search service answers a term that may be half typed (commerce §7): a path of the shop. */
export function suggestionsAddress({ index, term, userId }: SuggestionsAsked): string {
  // The service takes a leading slash as `|`.
  const query = encodeURIComponent(term.replace(/^\//, '|'));
  const parameters = {
    key: index,
    num_results_Products: suggestionLimits.products,
    'num_results_Search Suggestions': suggestionLimits.terms,
    ...(userId === undefined ? {} : { ui: userId }),
  };
  const asked = Object.entries(parameters).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return `/autocomplete/${query}?${asked.join('&')}`;
}

/**
 * Reads the service's answer; a product without what a card needs is left out.
 * @returns Prices in minor units; an error for an answer of another shape.
 */
export function readSuggestions(body: unknown): Result<Suggestions, string> {
  const sections = at(body, 'sections');
  const products = at(sections, 'Products');
  const terms = at(sections, 'Search Suggestions');
  if (!Array.isArray(products) || !Array.isArray(terms))
    return err('The search service answered without its sections Products and Search Suggestions.');
  return ok({
    products: products
      .map(productIn)
      .filter((product) => product !== undefined)
      .slice(0, suggestionLimits.products),
    terms: terms
      .map((term) => textAt(term, 'value'))
      .filter((term) => term !== undefined)
      .slice(0, suggestionLimits.terms),
    places: [...placesIn(at(sections, 'Categories')), ...placesIn(at(sections, 'Pages'))],
  });
}

/** A service that was not told of categories and pages answers none. */
function placesIn(section: unknown): FoundPlace[] {
  if (!Array.isArray(section)) return [];
  return section.slice(0, suggestionLimits.places).flatMap((item) => {
    const name = textAt(item, 'value');
    const path = textAt(at(item, 'data'), 'url');
    // Only paths of the shop: the address becomes a link.
    return name && path !== undefined && /^\/(?![/\\])/.test(path) ? [{ name, path }] : [];
  });
}

function productIn(item: unknown): SuggestedProduct | undefined {
  const data = at(item, 'data');
  const name = textAt(item, 'value');
  const sku = textAt(data, 'id');
  const url = textAt(data, 'url');
  const originalPrice = at(data, 'original_price');
  const salePrice = at(data, 'sale_price');
  // Only paths of the shop: the address becomes a link.
  if (!name || !sku || !url?.startsWith('/p/') || typeof originalPrice !== 'number') return undefined;
  return {
    sku,
    name,
    url,
    imageUrl: textAt(data, 'image_url') ?? '',
    colour: textAt(data, 'colour') ?? '',
    originalPrice,
    salePrice: typeof salePrice === 'number' ? salePrice : null,
    variationId: textAt(data, 'variation_id') ?? sku,
  };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(value: unknown, name: string): string | undefined {
  const found = at(value, name);
  return typeof found === 'string' ? found : undefined;
}
