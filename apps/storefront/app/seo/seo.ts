import { href, type Market } from '@tailorbird/commerce/market';
import type { MetaDescriptor } from 'react-router';
import type { Shop } from '../requestContext.ts';

/** What search engines are told about a page. */
export interface Seo {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Absent where there are none, as on a search with a term (blocks §5). */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  readonly image?: string;
}

/** The languages of blocks §7 and the market each leads to. */
const alternates: readonly (readonly [language: string, market: Market])[] = [
  ['x-default', 'eu'],
  ['en-gb', 'uk'],
  ['en-us', 'us'],
  ['en', 'eu'],
  ['en-ie', 'eu'],
];

/** The search-engine facts of a page at a path without market prefix, by the configured host only. */
export function seoOf(
  shop: Shop,
  page: { path: string; title: string; description?: string; image?: string; hasAlternates?: boolean },
): Seo {
  const address = (market: Market) => shop.publicUrl + href(market, page.path);
  return {
    title: page.title,
    description: page.description ?? '',
    canonical: address(shop.market.market),
    alternates:
      page.hasAlternates === false
        ? []
        : alternates.map(([language, market]) => ({ language, url: address(market) })),
    ...(page.image && { image: new URL(page.image, shop.publicUrl).href }),
  };
}

/** The tags of a page; none when its loader failed, as the error page brings its own. */
export function seoTags(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const title = seo.title.includes('Tailorbird') ? seo.title : `${seo.title} | Tailorbird`;
  return [
    { title },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
    ...seo.alternates.map(({ language, url }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: language,
      href: url,
    })),
    { property: 'og:title', content: seo.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: seo.canonical },
    ...(seo.image ? [{ property: 'og:image', content: seo.image }] : []),
  ];
}
