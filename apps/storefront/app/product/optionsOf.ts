import type { Market } from '@tailorbird/commerce/market';
import type { Product } from '@tailorbird/commerce/model/product';
import { sizeText } from '@tailorbird/commerce/sizes/sizeText';
import { isOffered } from './choice.ts';
import type { ProductChoice } from './loadProduct.ts';
import { optionNames } from './optionNames.ts';

/** What a style is chosen by, as a shopper of the market reads it. What has sold out with the rest of the choice is marked. */
export function optionsOf(product: Product, choice: ProductChoice, market: Market) {
  const names = optionNames(product.sku);
  return [['size', product.sizes] as const, ['length', product.lengths] as const]
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({
      name,
      label: names[name],
      values: values.map((value) => ({
        value,
        label: name === 'size' ? sizeText(value, market, product.sku) : value,
        soldOut: !isOffered(product, { ...choice, [name]: value }),
      })),
    }));
}
