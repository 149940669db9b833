import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { addProductDetails } from '@tailorbird/commerce/analytics/personalisation';
import { itemOfProduct } from '@tailorbird/commerce/analytics/reportedItem';
import type { PageReport } from '../data-layer/report.ts';
import type { ProductInColour } from './loadProduct.ts';

/** A product in a colour has been seen. */
export function productReport({ product, colour }: Pick<ProductInColour, 'product' | 'colour'>): PageReport {
  return {
    events: [itemEvent('view_item', product.price.currency, [itemOfProduct(product, colour)])],
    calls: addProductDetails(product),
  };
}
