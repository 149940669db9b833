import { markets } from '@tailorbird/commerce/market';
import { customFieldNames } from '@tailorbird/commerce/model/product';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { productPrices, products, variants } from '../schema/catalogue.ts';
import { stockLevels } from '../schema/inventory.ts';

const modifiers = [
  { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
  { id: 2, displayName: 'Your message', type: 'message', required: false, sortOrder: 2 },
] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    {
      sku: '200001',
      name: 'Fern Shirt',
      category: '/womens/shirts',
      colours: ['Moss Green', 'Indigo'],
      sizes: ['8', '10'],
      price: { list: 4000, sale: 3000 },
      disabled: ['-2'],
      modifiers: [...modifiers],
    },
    {
      sku: '200002',
      colours: Array.from({ length: 26 }, (_, at) => `Dye ${at}`),
      sizes: Array.from({ length: 10 }, (_, at) => `${at}`),
      tracking: 'none',
    },
  ]);
});
afterAll(() => shop.close());

const productAt = (at: number) =>
  valueOf(shop.shopper().commerce.getProductById({ entityId: shop.styles[at]?.productId ?? 0 }));

describe('a product', () => {
  it('commerce §3 product 1: has its names, prices, pictures, categories, inventory and badge', async () => {
    await shop.db.update(products).set({ productBadge: 'New' }).where(eq(products.sku, '200001'));
    expect(await productAt(0)).toMatchObject({
      id: shop.styles[0]?.productId,
      name: 'Fern Shirt',
      sku: '200001',
      slug: 'fern-shirt',
      price: { currency: 'GBP', list: 4000, sale: 3000 },
      isPriceHidden: false,
      categories: [
        { name: 'Womens', url: '/womens' },
        { name: 'Shirts', url: '/womens/shirts' },
      ],
      colourways: [{ colour: 'Moss Green', image: expect.stringContaining('200001') }, { colour: 'Indigo' }],
      inventoryTracking: 'variant',
      inventoryLevel: null,
      inventoryWarningLevel: 5,
      fixedCostShippingPrice: null,
      badge: { typeId: 'sale' },
    });
  });

  it('commerce §3 product 2: its options are colours, sizes and lengths in their order, and one variant is the default', async () => {
    const [first = 0] = shop.styles[0]?.variantIds ?? [];
    const set = (length: string | null) =>
      shop.db.update(variants).set({ length }).where(eq(variants.id, first));
    await set('Petite');
    const product = await productAt(0);
    await set(null);
    expect(product.colourways.map(({ colour }) => colour)).toEqual(['Moss Green', 'Indigo']);
    expect([product.sizes, product.lengths]).toEqual([['8', '10'], ['Petite']]);
    expect(product.variants.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([first]);
  });

  it('commerce §3 product 3: a variant has its option values, prices and stock, and whether it can be bought', async () => {
    const [first, second] = (await productAt(0)).variants;
    expect(first).toEqual({
      id: shop.styles[0]?.variantIds[0],
      sku: '200001-1',
      colour: 'Moss Green',
      size: '8',
      length: null,
      price: { currency: 'GBP', list: 4000, sale: 3000 },
      stock: 10,
      purchasingDisabled: false,
      isDefault: true,
    });
    expect(second).toMatchObject({ size: '10', purchasingDisabled: true });
  });

  it('commerce §3 product 4: a modifier has an order, a name and whether it is required', async () => {
    expect((await productAt(0)).modifiers).toEqual(modifiers);
  });

  it('commerce §3 product 7: few are fewer than 5 of every style, and none has a delivery of its own', async () => {
    for (const at of [0, 1])
      expect(await productAt(at)).toMatchObject({ inventoryWarningLevel: 5, fixedCostShippingPrice: null });
  });

  it('commerce §3 product 6: custom fields are known by the names of the specification', async () => {
    expect(customFieldNames).toEqual([
      'fabric_composition',
      'model_wears_displayed',
      'standard_measurements_displayed',
      'petite_model_displayed',
      'petite_measurements_displayed',
      'neck_collar_shape',
      'sleeve_length',
      'product_fit',
      'styling_length',
      'washcare',
      'product_badge',
    ]);
    const customFields = Object.fromEntries(customFieldNames.map((name) => [name, `The ${name}`]));
    await shop.db.update(products).set({ customFields }).where(eq(products.sku, '200001'));
    expect((await productAt(0)).customFields).toEqual(customFields);
  });

  it('commerce §9 variants 1: has 250 variants at most', async () => {
    expect(shop.styles[1]?.variantIds).toHaveLength(260);
    expect((await productAt(1)).variants).toHaveLength(250);
  });

  it('is told at the price, and with the stock, of the moment and of the market it is asked in, however often', async () => {
    const [one] = shop.styles;
    if (one === undefined) throw new Error('The shop has a style.');
    const told = async (market: 'uk' | 'eu') => {
      const { price, variants: all } = await valueOf(
        shop.shopper(market).commerce.getProductById({ entityId: one.productId }),
      );
      return { price, stock: all.map(({ stock }) => stock) };
    };
    const before = await told('uk');
    const abroad = await told('eu');
    expect([before.price.currency, abroad.price.currency]).toEqual(['GBP', 'EUR']);
    await shop.db
      .update(productPrices)
      .set({ list: 9900, sale: 9000 })
      .where(
        and(eq(productPrices.productId, one.productId), eq(productPrices.channelId, markets.uk.channelId)),
      );
    await shop.db.update(stockLevels).set({ onHand: 0 });
    expect((await told('uk')).price).toMatchObject({ currency: 'GBP', list: 9900, sale: 9000 });
    expect((await told('eu')).price).toEqual(abroad.price);
    expect((await told('uk')).stock).not.toEqual(before.stock);
  });

  it('commerce §8 product 1: that does not exist is not found', async () => {
    expect((await errorOf(shop.shopper().commerce.getProductById({ entityId: 999_999 }))).tag).toBe(
      'not-found',
    );
  });
});
