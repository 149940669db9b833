import type { Product } from '@tailorbird/commerce/model/product';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import type { MediaItem } from './loadGallery.ts';

/** A product for search engines, in one colour: schema.org `Product` with its offer. */
export function productJsonLd(
  product: Product,
  page: { colour: string; url: string; media: readonly MediaItem[]; inStock: boolean },
) {
  const { now, currency } = priceView(product.price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    color: page.colour,
    description: product.description.join(' '),
    image: page.media.filter(({ type }) => type === 'img').map(({ src }) => new URL(src, page.url).href),
    brand: { '@type': 'Brand', name: 'Tailorbird' },
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: page.url,
      priceCurrency: currency,
      price: (now / 100).toFixed(2),
      availability: page.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  };
}
