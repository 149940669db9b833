import type { About } from './reportData.ts';
import { prefixes } from './shopGallery.ts';

/** Content as somebody sees it: what is published, as shoppers do, or what is not yet, in a preview of now or of a moment. */
export interface ContentSet {
  readonly title: string;
  /** The moment of the preview in milliseconds since 1970, empty for now; nothing without a preview. */
  readonly timestamp?: string;
}

/** A day, or a time of it with its zone. */
const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

/** The set of content that is meant by `published`, `staging` or a moment; nothing if none is. */
export function contentSet(words: string): ContentSet | undefined {
  if (words === 'published') return { title: words };
  if (words === 'staging') return { title: words, timestamp: '' };
  const timestamp = moment.test(words) ? Date.parse(words) : Number.NaN;
  return Number.isNaN(timestamp) ? undefined : { title: `as of ${words}`, timestamp: String(timestamp) };
}

/** An item that is another one in the second set. */
export interface ChangedItem {
  /** Its delivery key: `uk/home`. */
  readonly key: string;
  readonly schema: string;
  /** Its file, from the project's folder. */
  readonly source: string;
}

/** A page to be pictured, and the items for whose sake. */
export interface ComparedPage extends About {
  readonly causes: readonly string[];
}

/** What stands for all pages of a market: a home page, a category and a product. */
const examples = ['/', '/browse/womens/dresses', '/p/105/ramsons-block-print-midi-dress/Bottle_Green'];

/** Why pages are pictured at a moment, whatever items they have. */
export const ofTheMoment = 'badges, prices and countdowns of then';

/**
 * The pages on which changed items are to be seen, by their names: that of a page or of a category's content is its own; what is on every page,
 * a header or a footer, is seen on an example of each kind. At a moment those are looked at in any case, in the markets that are compared.
 */
export function pagesOf(
  items: readonly ChangedItem[],
  marketsAtMoment: readonly string[],
): Map<string, ComparedPage> {
  const pages = new Map<string, ComparedPage>();
  const add = (at: string, cause: string, source?: string): void => {
    const address = at.length > 1 ? at.replace(/\/$/, '') : at;
    const known = pages.get(nameOf(address));
    pages.set(nameOf(address), {
      ...(source !== undefined && { source }),
      ...known,
      address,
      causes: [...(known?.causes ?? []), cause],
    });
  };
  for (const { key, schema, source } of items) {
    const [market = ''] = key.split('/', 1);
    const prefix = prefixes[market];
    if (prefix === undefined) continue;
    const path = key.slice(market.length);
    const hasPage = schema.endsWith('/content-page') || path.startsWith('/browse/');
    for (const at of hasPage ? [path === '/home' ? '/' : path] : examples) add(prefix + at, key, source);
  }
  for (const market of marketsAtMoment)
    for (const at of examples) add((prefixes[market] ?? '') + at, ofTheMoment);
  return pages;
}

/** An address as part of the name of a file. */
const nameOf = (address: string): string =>
  address
    .slice(1)
    .replaceAll(/[^\w-]+/g, '-')
    .replace(/-$/, '') || 'home';
