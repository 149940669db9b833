import type { Shop } from '../requestContext.ts';

/** The shop as search engines know it: who it is, and where its search is. */
export function shopJsonLd(shop: Pick<Shop, 'publicUrl' | 'href' | 'market'>, description: string) {
  const home = shop.publicUrl + shop.href('/');
  const organisation = `${shop.publicUrl}/#organisation`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organisation,
      name: 'Tailorbird',
      description,
      url: shop.publicUrl,
      logo: `${shop.publicUrl}/i/content/logo`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Tailorbird',
      url: home,
      inLanguage: shop.market.locale,
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${shop.publicUrl}${shop.href('/search')}?query={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
