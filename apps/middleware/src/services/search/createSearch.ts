import { marketList, markets } from '@tailorbird/commerce/market';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Database } from '../../database/database.ts';
import { findStyles } from './findStyles.ts';
import { suggestTerms } from './suggestTerms.ts';

/** What the shop asks for when it does not say (commerce §9). */
const defaultResults = { Products: 10, 'Search Suggestions': 5 } as const;
const most = 50;

/**
 * The search service's protocol (services §5): `GET /autocomplete/{query}?key={index name}` answers products and
 * suggestions while a shopper types. A leading slash of the query comes as `|`.
 */
export function createSearch(db: Database['db']): Hono {
  const app = new Hono();
  app.use('/autocomplete/*', cors());
  app.get('/autocomplete/:query{.+}', async (c) => {
    const market = marketList.find((name) => markets[name].searchIndex === c.req.query('key')) ?? 'uk';
    const { channelId } = markets[market];
    const term = searchTerm(c.req.param('query').replace(/^\|/, '/'));
    const products = limitOf(c.req.query('num_results_Products'), defaultResults.Products);
    const suggestions = limitOf(
      c.req.query('num_results_Search Suggestions'),
      defaultResults['Search Suggestions'],
    );
    const found = term === null ? [] : await findStyles(db, { channelId, term, limit: most });
    const terms = term === null ? [] : await suggestTerms(db, { channelId, term, limit: suggestions, found });
    const styles = found.slice(0, products);
    c.header('cache-control', 'public, max-age=60');
    return c.json({
      sections: {
        Products: styles.map((card) => ({
          value: card.name,
          matched_terms: [term],
          labels: {},
          is_slotted: false,
          data: {
            id: card.sku,
            url: productPath({ id: card.productId, slug: card.slug }, card.colourways[0]?.colour ?? ''),
            image_url: card.colourways[0]?.image ?? '',
            variation_id: card.sku,
            colour: card.colourways[0]?.colour ?? '',
            product_id: card.productId,
            original_price: card.price.list,
            sale_price: card.price.sale,
            currency: card.price.currency,
          },
        })),
        'Search Suggestions': terms.map((value) => ({
          value,
          matched_terms: [term],
          labels: {},
          is_slotted: false,
          data: {},
        })),
      },
      total_num_results_per_section: { Products: styles.length, 'Search Suggestions': terms.length },
      request: { term, num_results_Products: products, 'num_results_Search Suggestions': suggestions },
      result_id: crypto.randomUUID(),
    });
  });
  return app;
}

function limitOf(text: string | undefined, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && text !== undefined && text !== ''
    ? Math.min(number, most)
    : fallback;
}
