import type { ProductCard } from '@tailorbird/commerce/model/product';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import type { Shop } from '../requestContext.ts';

/** The way to a page, from the front page down; the last step is the page itself and needs no address. */
export function breadcrumbJsonLd(
  shop: Pick<Shop, 'publicUrl' | 'href'>,
  steps: readonly { readonly name: string; readonly path?: string }[],
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(path !== undefined && { item: shop.publicUrl + shop.href(path) }),
    })),
  };
}

/** The products of a page of a listing, by their addresses. */
export function listJsonLd(shop: Pick<Shop, 'publicUrl' | 'href'>, cards: readonly ProductCard[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cards.length,
    itemListElement: cards.map((card, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url:
        shop.publicUrl +
        shop.href(productPath({ id: card.productId, slug: card.slug }, card.colourways[0]?.colour ?? '')),
    })),
  };
}
