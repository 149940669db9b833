import { colourWord } from '@tailorbird/commerce/colours/colourWord';
import type { FacetName } from '@tailorbird/commerce/listing/facets';
import { priceBandText } from '@tailorbird/commerce/listing/priceBand';
import type { Market } from '@tailorbird/commerce/market';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';

const titles: { readonly [F in Exclude<FacetName, 'colour'>]: string } = {
  size: 'Size',
  price: 'Price',
  fit: 'Fit',
  fabric: 'Fabric',
  print: 'Print',
  offer: 'New and sale',
};

/** The heading of a facet. */
export function facetTitle(facet: FacetName, market: Market): string {
  return facet === 'colour' ? colourWord(market) : titles[facet];
}

/** A value of a facet as a shopper reads it. */
export function facetValueText(facet: FacetName, value: string, market: Market): string {
  if (facet === 'size') return sizeText(value, market);
  return facet === 'price' ? priceBandText(value, market) : value;
}
