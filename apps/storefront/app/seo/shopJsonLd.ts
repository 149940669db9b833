import { deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import type { MarketFacts } from '@tailorbird/commerce/market';
import { decimalAmount } from '@tailorbird/commerce/money';
import { returnsPolicy } from '@tailorbird/commerce/policy/marketPolicy';
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
      hasMerchantReturnPolicy: returnPolicy(shop.market),
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

/** How a market takes things back, as shopping services read it (schema.org `MerchantReturnPolicy`). */
function returnPolicy({ market, currency }: MarketFacts) {
  const { days, labelCost, toShops, country } = returnsPolicy[market];
  const schema = 'https://schema.org';
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: deliveryCountries[market],
    returnPolicyCountry: country,
    returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: days,
    returnMethod: [`${schema}/ReturnByMail`, ...(toShops ? [`${schema}/ReturnInStore`] : [])],
    ...(labelCost === 0
      ? { returnFees: `${schema}/FreeReturn` }
      : {
          returnFees: `${schema}/ReturnShippingFees`,
          returnShippingFeesAmount: {
            '@type': 'MonetaryAmount',
            value: decimalAmount(labelCost),
            currency,
          },
        }),
  };
}
