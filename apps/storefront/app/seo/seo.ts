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
  readonly image: string;
  /** Whether search engines are to leave the page out, and follow its links all the same. */
  readonly isHidden: boolean;
}

/** The languages of blocks §7 and the market each leads to. */
const alternates: readonly (readonly [language: string, market: Market])[] = [
  ['x-default', 'eu'],
  ['en-gb', 'uk'],
  ['en-us', 'us'],
  ['en', 'eu'],
  ['en-ie', 'eu'],
];

/** What is shown with a shared link to a page without a picture of its own. */
const brandPicture = '/i/content/hero-autumn';

/** A path without market prefix in every language it is written for, by the configured host only (blocks §7). */
export function alternatesOf(publicUrl: string, path: string): Seo['alternates'] {
  return alternates.map(([language, market]) => ({ language, url: publicUrl + href(market, path) }));
}

/** The search-engine facts of a page at a path without market prefix, by the configured host only. */
export function seoOf(
  shop: Shop,
  page: {
    path: string;
    title: string;
    description?: string;
    image?: string;
    hasAlternates?: boolean;
    isHidden?: boolean;
  },
): Seo {
  return {
    title: page.title,
    description: page.description ?? '',
    canonical: shop.publicUrl + href(shop.market.market, page.path),
    alternates: page.hasAlternates === false ? [] : alternatesOf(shop.publicUrl, page.path),
    image: new URL(page.image || brandPicture, shop.publicUrl).href,
    isHidden: page.isHidden ?? false,
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
    ...(seo.isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: 'Tailorbird' },
    { property: 'og:title', content: seo.title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: seo.canonical },
    ...(seo.description ? [{ property: 'og:description', content: seo.description }] : []),
    { property: 'og:image', content: seo.image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
