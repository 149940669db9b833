import { href, marketOf } from '@tailorbird/commerce/market';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { decimalAmount } from '@tailorbird/commerce/money';
import { priceView } from '@tailorbird/commerce/pricing/priceView';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import type { MediaItem } from './loadGallery.ts';

/** What of the page goes into it; `url` is the page's own whole address. */
interface Page {
  readonly colour: string;
  readonly url: string;
  readonly media: readonly MediaItem[];
  readonly inStock: boolean;
}

const context = 'https://schema.org';

/**
 * A product for search engines, in one colour: schema.org `Product` with its offer, or where there are sizes a
 * `ProductGroup` of them, each with its own, and the other colours by their addresses.
 */
export function productJsonLd(product: Product, page: Page) {
  const variants = product.variants.filter(({ colour }) => colour === page.colour || colour === null);
  const common = commonFacts(product, page);
  if (variants.length < 2) {
    const [only] = variants;
    return {
      '@context': context,
      '@type': 'Product',
      ...common,
      sku: only?.sku ?? product.sku,
      color: page.colour,
      image: picturesOf(page),
      offers: offerOf(only?.price ?? product.price, page.url, page.inStock),
    };
  }
  return {
    '@context': context,
    '@type': 'ProductGroup',
    ...common,
    url: page.url,
    productGroupID: product.sku,
    variesBy: [`${context}/color`, `${context}/size`],
    hasVariant: [
      ...variants.map((variant) => variantOf(product, variant, page)),
      ...product.colourways
        .filter(({ colour }) => colour !== page.colour)
        .map(({ colour }) => ({ '@type': 'Product', url: addressOf(product, colour, page.url) })),
    ],
  };
}

function commonFacts(product: Product, { url }: Page) {
  return {
    name: product.name,
    description: product.description.join(' ') || product.name,
    brand: { '@type': 'Brand', name: 'Tailorbird' },
    ...(product.customFields.fabric_composition && { material: product.customFields.fabric_composition }),
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
    mainEntityOfPage: url,
  };
}

function variantOf(product: Product, variant: Variant, page: Page) {
  const { size, length } = variant;
  return {
    '@type': 'Product',
    name: [product.name, page.colour, size, length].filter(Boolean).join(', '),
    description: product.description[0] ?? product.name,
    sku: variant.sku,
    color: page.colour,
    ...(size && { size: length ? `${size} ${length}` : size }),
    image: picturesOf(page),
    offers: offerOf(
      variant.price,
      addressOf(product, page.colour, page.url, { size, length }),
      isBuyable(product, variant),
    ),
  };
}

function offerOf(price: Product['price'], url: string, inStock: boolean) {
  const { now, currency } = priceView(price);
  return {
    '@type': 'Offer',
    url,
    priceCurrency: currency,
    price: decimalAmount(now),
    itemCondition: `${context}/NewCondition`,
    availability: `${context}/${inStock ? 'InStock' : 'OutOfStock'}`,
  };
}

function picturesOf({ media, url }: Page): string[] {
  return media.filter(({ type }) => type === 'img').map(({ src }) => new URL(src, url).href);
}

/** The address of the product in a colour, in the market of the page. */
function addressOf(
  product: Product,
  colour: string,
  url: string,
  chosen?: { size: string | null; length: string | null },
): string {
  const market = marketOf(new URL(url).pathname);
  return new URL(href(market, productPath(product, colour, chosen)), url).href;
}
