import type { Bag, BagLine } from '@tailorbird/commerce/model/bag';

/** A line of the stories and tests: plenty left, at its full price. */
export const storyLine: BagLine = {
  id: 'a',
  productId: 2,
  variantId: 20,
  parentId: null,
  sku: '200002-moss-12',
  name: 'Juniper Print Dress',
  url: '/p/2/juniper-print-dress/Moss',
  imageUrl: '/i/tailorbird/200002-Madder-FF',
  quantity: 1,
  options: [
    { name: 'Color', value: 'Moss' },
    { name: 'Size', value: '12' },
  ],
  originalPrice: 6500,
  listPrice: 6500,
  salePrice: 6500,
  extendedListPrice: 6500,
  extendedSalePrice: 6500,
  discountAmount: 0,
  available: 40,
};

/** A bag of physical lines that costs what they do. */
export function storyBag(lines: readonly BagLine[]): Bag {
  return {
    id: 'bag',
    customerId: null,
    channelId: 1_406_818,
    currency: 'GBP',
    baseAmount: lines.reduce((sum, line) => sum + line.extendedListPrice, 0),
    cartAmount: lines.reduce((sum, line) => sum + line.extendedSalePrice, 0),
    coupons: [],
    lineItems: { physicalItems: [...lines], digitalItems: [], customItems: [], giftCertificates: [] },
    version: 1,
    notice: null,
  };
}
