import { href, type Market } from '@tailorbird/commerce/market';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { isRoutableCategory } from '../listing/isRoutableCategory.ts';
import { failed } from '../notFound.ts';
import { pageRows, pages } from '../pages.ts';
import type { Shop } from '../requestContext.ts';
import { loadCategoryTree } from './loadCategoryTree.ts';
import { alternatesOf } from './seo.ts';
import { xml } from './xml.ts';

/** Styles in one file. A style has a handful of colours, so a file stays well below the 50,000 addresses it may have. */
export const stylesInAFile = 2000;

/** The addresses of a market's sitemap files: what robots are given. */
export function sitemapIndex(publicUrl: string, market: Market, productFiles: number): string {
  const files = ['pages.xml', ...Array.from({ length: productFiles }, (_, at) => `products-${at + 1}.xml`)];
  const rows = files.map(
    (file) => xml`<sitemap><loc>${publicUrl + href(market, `/sitemaps/${file}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>\n`;
}

/** Pages of a market with the same page in the others. Paths have no market prefix. */
export function sitemap(publicUrl: string, market: Market, paths: readonly string[]): string {
  const rows = paths.map((path) => {
    const links = alternatesOf(publicUrl, path).map(
      ({ language, url }) => xml`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return `${xml`<url><loc>${publicUrl + href(market, path)}</loc>`}${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>\n`;
}

/**
 * The pages of a market that are no products: front, categories, information, and what editors have published. Fails where
 * one of them cannot be had: robots take what is missing for gone.
 */
export async function pagePaths(shop: Shop): Promise<string[]> {
  const [categories, published] = await Promise.all([
    loadCategoryTree(shop.client),
    Promise.all(
      pages.content.contentKeys.map(async (key) => {
        const page = await shop.content.find(key);
        if (!page.ok && page.error === 'failed') throw failed(503);
        return page.ok ? [`/${key}`] : [];
      }),
    ),
  ]);
  if (categories.length === 0) throw failed(503);
  return [
    ...pageRows.flatMap(([, { path, isInSitemap }]) => (isInSitemap ? [`/${path}`] : [])),
    ...categories.filter(({ url }) => isRoutableCategory(url)).map(({ url }) => `/browse${url}`),
    ...published.flat(),
  ];
}

/** A run of the products of a market, each in every colour; nothing beyond the last. */
export async function productPaths(shop: Shop, page: number): Promise<string[] | undefined> {
  const found = await shop.client.commerce.getProductAddresses({ page, limit: stylesInAFile });
  if (!found.ok) throw failed(503);
  if (page > found.value.pages) return undefined;
  return found.value.products.flatMap((product) =>
    product.colours.map((colour) => productPath(product, colour)),
  );
}

/** How many files of products the market has; nothing when nobody can say. */
export async function productFiles(shop: Shop): Promise<number | undefined> {
  const found = await shop.client.commerce.getProductAddresses({ page: 1, limit: 1 });
  return found.ok ? Math.ceil(found.value.pages / stylesInAFile) : undefined;
}
