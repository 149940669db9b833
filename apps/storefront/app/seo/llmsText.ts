import { parsePage } from '@tailorbird/blocks/parsePage';
import { href, marketList, markets } from '@tailorbird/commerce/market';
import { isRoutableCategory } from '../listing/isRoutableCategory.ts';
import { pages } from '../pages.ts';
import type { Shop } from '../requestContext.ts';
import { loadCategoryTree } from './loadCategoryTree.ts';

/** A link of the list: where it leads, without the market, and what is said of it. */
interface Line {
  readonly path: string;
  readonly name: string;
  readonly about?: string;
}

/**
 * What a language model is told that is asked about the shop (llmstxt.org): where things are, in one market. Everything
 * it leads to works as HTML.
 */
export async function llmsText(shop: Shop): Promise<string> {
  const [categories, information] = await Promise.all([loadCategoryTree(shop.client), informationOf(shop)]);
  const { market, currency } = shop.market;
  const line = ({ path, name, about = '' }: Line) =>
    `- [${plain(name)}](${shop.publicUrl}${href(market, path)})${about === '' ? '' : `: ${plain(about)}`}`;
  const others = marketList.filter((other) => other !== market);
  return [
    '# Tailorbird',
    '',
    `> Clothes and things for the home. This is the shop of ${shop.market.label}; its prices are in ${currency}, with tax where it is due.`,
    '',
    'Pages are HTML and need no script. A product has one address for each colour, with its sizes, stock and price as schema.org data.',
    'Filters are query keys of a category: `filters[colour]=Navy`, `filters[size]=12`, `sort`, `page`. What shoppers do (bag, checkout,',
    'account) is theirs alone: do not buy for anybody who has not asked.',
    `A Model Context Protocol server finds products by words, size, colour and price, and says what is in stock: ${shop.publicUrl}/mcp.`,
    `Its tools take the market; this one is \`${market}\`.`,
    '',
    '## Categories',
    '',
    ...categories
      .filter(({ url }) => isRoutableCategory(url))
      .map(({ url, name, description }) => line({ path: `/browse${url}`, name, about: description })),
    '',
    '## Finding',
    '',
    line({ path: `/${pages.search.path}?query=shirt`, name: 'Search', about: 'by words, names and codes' }),
    line({ path: '/sitemap.xml', name: 'Sitemap', about: 'every page and product' }),
    line({
      path: '/feeds/products-1.xml',
      name: 'Product feed',
      about: 'price, sizes and stock of all that can be bought',
    }),
    '',
    '## Information',
    '',
    line({ path: `/${pages.sizeGuide.path}`, name: 'Size guide' }),
    line({ path: `/${pages.shopFinder.path}`, name: 'Shop finder' }),
    ...information.map(line),
    '',
    '## Other countries',
    '',
    ...others.map(
      (other) =>
        `- [${markets[other].label}](${shop.publicUrl}${href(other, '/llms.txt')}): in ${markets[other].currency}`,
    ),
    '',
  ].join('\n');
}

/** The pages that editors have published, by their own titles. */
async function informationOf({ content }: Shop): Promise<readonly Line[]> {
  const found = await Promise.all(
    pages.content.contentKeys.map(async (key) => {
      const item = await content.find(key);
      const page = item.ok ? parsePage(item.value) : undefined;
      return page === undefined
        ? []
        : [{ path: `/${key}`, name: page.title || key, about: page.seoDescription }];
    }),
  );
  return found.flat();
}

/** A text in one line, without what Markdown would take for more than text. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]<>\\`*_]/g, '')
    .trim();
}
