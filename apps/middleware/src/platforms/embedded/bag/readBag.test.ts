import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', sizes: ['8', '10'], warehouse: 5, price: { list: 4000, sale: 3000 } },
  ]);
});
afterAll(() => shop.close());

describe('commerce §3 bag line 1: a line is told with what is shown of it', () => {
  it('commerce §3 cart 2: a line has product, variant, parent, sku, name, quantity, options, prices and a picture', async () => {
    const shopper = shop.shopper();
    const [style] = shop.styles;
    const [productId, variantId] = [style?.productId ?? 0, style?.variantIds[1] ?? 0];
    const line = { productId, variantId, parentId: crypto.randomUUID(), quantity: 2 };
    const bag = await valueOf(shopper.commerce.getCart({ id: await bagOf(shopper, [line]) }));
    expect(bag.lineItems.physicalItems).toEqual([
      {
        ...line,
        id: expect.any(String),
        sku: '200001-2',
        name: 'Style 200001',
        url: `/p/${productId}/style-200001/Moss_Green?Size=10`,
        imageUrl: expect.stringContaining('200001'),
        options: [
          { name: 'Color', value: 'Moss Green' },
          { name: 'Size', value: '10' },
        ],
        originalPrice: 4000,
        listPrice: 3000,
        salePrice: 3000,
        extendedListPrice: 6000,
        extendedSalePrice: 6000,
        discountAmount: 0,
        available: 5,
      },
    ]);
  });
});
