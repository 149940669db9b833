import type { FacetName } from '@tailorbird/commerce/listing/facets';
import { priceBandText } from '@tailorbird/commerce/listing/priceBand';
import type { Market } from '@tailorbird/commerce/market';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';

/** The heading of each facet. */
export const facetTitles: { readonly [F in FacetName]: string } = {
  colour: 'Colour',
  size: 'Size',
  price: 'Price',
  fit: 'Fit',
  fabric: 'Fabric',
  print: 'Print',
  offer: 'New and sale',
};

/** A value of a facet as a shopper reads it. */
export function facetValueText(facet: FacetName, value: string, market: Market): string {
  if (facet === 'size') return sizeText(value, market);
  return facet === 'price' ? priceBandText(value, market) : value;
}
