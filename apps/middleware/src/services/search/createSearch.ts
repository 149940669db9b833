import { marketList, markets } from '@tailorbird/commerce/market';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { FoundPlace } from '@tailorbird/commerce/search/foundPages';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from '../../database/database.ts';
import { type ReadTerm, readTerm } from '../../platforms/embedded/catalogue/readTerm.ts';
import { findStyles } from './findStyles.ts';
import { suggestTerms } from './suggestTerms.ts';

/** What the shop asks for when it does not say (commerce §9). */
const defaultResults = { Products: 10, 'Search Suggestions': 5, Categories: 4, Pages: 3 } as const;
const most = 50;

/**
 * The search service's protocol (services §5): `GET /autocomplete/{query}?key={index name}` answers products,
 * suggestions, categories and pages while a shopper types. A leading slash of the query comes as `|`.
 */
export function createSearch(db: Database['db']): Hono {
  const app = new Hono();
  app.use('/autocomplete/*', cors());
  app.get('/autocomplete/:query{.+}', async (c) => {
    const market = marketList.find((name) => markets[name].searchIndex === c.req.query('key')) ?? 'uk';
    const { channelId } = markets[market];
    const term = searchTerm(c.req.param('query').replace(/^\|/, '/'));
    const limitFor = (section: keyof typeof defaultResults) =>
      limitOf(c.req.query(`num_results_${section}`), defaultResults[section]);
    const read =
      term === null ? nothingRead : await readTerm(db, { channelId, market, term, isHalfTyped: true });
    const found = term === null ? [] : await findStyles(db, { channelId, term: read, limit: most });
    const sections = {
      Products: found.slice(0, limitFor('Products')).map((card) => styleItem(card, term)),
      'Search Suggestions': suggestTerms(read, found)
        .slice(0, limitFor('Search Suggestions'))
        .map((value) => item(value, term, {})),
      Categories: read.categories.slice(0, limitFor('Categories')).map((one) => placeItem(one, term)),
      Pages: read.pages.slice(0, limitFor('Pages')).map((one) => placeItem(one, term)),
    };
    c.header('cache-control', 'public, max-age=60');
    return c.json({
      sections,
      total_num_results_per_section: Object.fromEntries(
        Object.entries(sections).map(([name, items]) => [name, items.length]),
      ),
      request: {
        term,
        num_results_Products: limitFor('Products'),
        'num_results_Search Suggestions': limitFor('Search Suggestions'),
      },
      result_id: crypto.randomUUID(),
    });
  });
  return app;
}

const nothingRead: ReadTerm = {
  typed: '',
  understood: '',
  words: [],
  sizes: [],
  categories: [],
  pages: [],
};

function item(value: string, term: string | null, data: object) {
  return { value, matched_terms: [term], labels: {}, is_slotted: false, data };
}

function placeItem({ name, path }: FoundPlace, term: string | null) {
  return item(name, term, { id: path, url: path });
}

function styleItem(card: ProductCard, term: string | null) {
  const [first] = card.colourways;
  return item(card.name, term, {
    id: card.sku,
    url: productPath({ id: card.productId, slug: card.slug }, first?.colour ?? ''),
    image_url: first?.image ?? '',
    variation_id: card.sku,
    colour: first?.colour ?? '',
    product_id: card.productId,
    original_price: card.price.list,
    sale_price: card.price.sale,
    currency: card.price.currency,
  });
}

function limitOf(text: string | undefined, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && text !== undefined && text !== ''
    ? Math.min(number, most)
    : fallback;
}
