import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/apiCaller.ts';
import { giftCardStyle } from '../testing/giftCardStyle.ts';
import { fifthOff, runCampaigns } from '../testing/runCampaigns.ts';
import { shopWith, type TestShop } from '../testing/shopWith.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    {
      sku: '200001',
      name: 'Lambswool Crew',
      category: '/womens/knitwear',
      colours: ['Moss Green', 'Brick Red'],
      sizes: ['8', '10'],
      price: { list: 4999, sale: 3999 },
      warehouse: 7,
      disabled: ['-4'],
    },
    giftCardStyle,
    { sku: '200002', tracking: 'product', warehouse: 5, soldIn: ['uk'] },
  ]);
});
afterAll(() => shop.close());

const idOf = (nth: number) => shop.styles[nth]?.productId ?? 0;
const variantsOf = (nth: number) => shop.styles[nth]?.variantIds ?? [];
const read = (entityId: number, more: object = {}) =>
  apiCaller(shop).get('commerce/getProductById', { entityId, ...more });

describe('commerce §7 catalogue 2: getProductById takes entityId, includeModifiers, includeOptions, currencyCode and variantsLimit', () => {
  const asked = { includeModifiers: true, includeOptions: true, currencyCode: 'GBP', variantsLimit: 250 };

  it('commerce §3 product 1: and answers a product with prices in pounds, pictures, stock and a badge', async () => {
    const product = await read(idOf(0), asked);
    expect(product).toMatchObject({
      id: idOf(0),
      sku: '200001',
      name: 'Lambswool Crew',
      url: `/p/${idOf(0)}/lambswool-crew/Moss_Green`,
      price: 49.99,
      sale_price: 39.99,
      calculated_price: 39.99,
      original_price: 49.99,
      is_price_hidden: false,
      inventory_level: 28,
      inventory_warning_level: 5,
      inventory_tracking: 'variant',
      fixed_cost_shipping_price: null,
      product_badge: 'Sale',
      custom_fields: [],
      modifiers: [],
      categories: [{ url: '/womens' }, { url: '/womens/knitwear' }],
    });
    const [image] = product.images;
    expect(image).toEqual({ url_thumbnail: `${image.image_url}?w=200`, image_url: expect.any(String) });
  });

  it('commerce §3 product 2: with options by display_name, of labels and a default', async () => {
    const { options } = await read(idOf(0), asked);
    expect(options).toMatchObject([
      {
        display_name: 'Color',
        option_values: [
          { label: 'Moss Green', is_default: true },
          { label: 'Brick Red', is_default: false },
        ],
      },
      {
        display_name: 'Size',
        option_values: [
          { label: '8', is_default: true },
          { label: '10', is_default: false },
        ],
      },
    ]);
  });

  it('commerce §3 product 3: with variants of option_values, prices, inventory_level and purchasing_disabled', async () => {
    const { options, variants } = await read(idOf(0), asked);
    const [color, size] = options;
    expect(variants).toHaveLength(4);
    expect(variants[3]).toEqual({
      id: variantsOf(0)[3],
      sku: '200001-4',
      price: 49.99,
      sale_price: 39.99,
      calculated_price: 39.99,
      original_price: 49.99,
      option_values: [
        {
          option_id: color.id,
          id: color.option_values[1].id,
          label: 'Brick Red',
          option_display_name: 'Color',
        },
        { option_id: size.id, id: size.option_values[1].id, label: '10', option_display_name: 'Size' },
      ],
      inventory_level: 7,
      purchasing_disabled: true,
    });
  });

  it('options, modifiers and variants are as many as are asked for', async () => {
    const bare = await read(idOf(1), { variantsLimit: 1 });
    expect(Object.keys(bare).filter((key) => key === 'options' || key === 'modifiers')).toEqual([]);
    const { modifiers } = await read(idOf(1), { includeModifiers: true });
    expect(modifiers[0]).toEqual({
      id: 1,
      display_name: 'Recipient email',
      type: 'email',
      required: true,
      sort_order: 1,
    });
    expect((await read(idOf(0), { variantsLimit: 1 })).variants).toHaveLength(1);
    const tooMany = await apiCaller(shop).ask('commerce/getProductById', {
      entityId: idOf(0),
      variantsLimit: 251,
    });
    expect(tooMany.status).toBe(400);
  });

  it('stock is the style’s, its variants’ together, or not counted', async () => {
    expect((await read(idOf(2))).inventory_level).toBe(5);
    expect(await read(idOf(1))).toMatchObject({ inventory_tracking: 'none', inventory_level: null });
  });
});

describe('commerce §7 catalogue 3: getProductsById takes id:in and include, and with variants answers each whole', () => {
  it('in the order asked, without those that are not sold', async () => {
    const caller = apiCaller(shop);
    const ids = [idOf(2), 999_999, idOf(0)];
    const cards = await caller.get('commerce/getProductsById', { 'id:in': ids });
    const whole = await caller.get('commerce/getProductsById', { 'id:in': ids, include: 'variants' });
    const digits = await caller.get('commerce/getProductsById', {
      'id:in': ids.join(),
      include: ['images', 'variants'],
    });
    const idsIn = (products: { id: number }[]) => products.map(({ id }) => id);
    expect([idsIn(cards), idsIn(whole)]).toEqual([
      [idOf(2), idOf(0)],
      [idOf(2), idOf(0)],
    ]);
    expect(digits).toEqual(whole);
    expect(cards[1]).toMatchObject({ price: 49.99, calculated_price: 39.99, product_badge: 'Sale' });
    expect(cards[1].variants).toBeUndefined();
    expect(whole[1].variants.map(({ sku }: { sku: string }) => sku)).toEqual(
      [1, 2, 3, 4].map((nth) => `200001-${nth}`),
    );
  });

  it('fifty with their variants at a time', async () => {
    const ids = Array.from({ length: 51 }, (_, nth) => nth + 1);
    const { status, body } = await apiCaller(shop).ask('commerce/getProductsById', {
      'id:in': ids,
      include: 'variants',
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining('50 at a time: ask for fewer')]);
  });
});

describe('commerce §7 catalogue 4: categories have parent_id, children and path, facets value and productCount, lists products', () => {
  it('commerce §7 catalogue 1: the tree, one of it, its facets, what is in it, and one by its variant', async () => {
    const caller = apiCaller(shop);
    const [womens] = await caller.get('commerce/getCategoryTree');
    const [knitwear] = womens.children;
    expect([womens.parent_id, knitwear.parent_id, knitwear.path]).toEqual([
      null,
      womens.id,
      [womens.id, knitwear.id],
    ]);
    expect((await caller.get('commerce/getCategory', { url: '/womens' })).children).toMatchObject([
      { id: knitwear.id, parent_id: womens.id },
    ]);
    const facets = await caller.get('commerce/getFilters', { categoryEntityId: knitwear.id });
    expect(facets).toContainEqual({
      name: 'size',
      values: [
        { value: '8', productCount: 1 },
        { value: '10', productCount: 1 },
      ],
    });
    expect(await caller.get('commerce/getProducts', { categoryEntityId: knitwear.id })).toMatchObject([
      { id: idOf(0), original_price: 49.99 },
    ]);
    const listed = await caller.get('commerce/getProductsWithFilter', {
      categoryEntityId: womens.id,
      filters: { size: ['10'], colour: [] },
    });
    expect(listed).toMatchObject({ products: [{ id: idOf(0) }], total: 1, page: 1 });
    const [variantId] = variantsOf(0);
    expect(
      await caller.get('commerce/getVariantMetadata', { productId: idOf(0), variantId, language: 'en' }),
    ).toMatchObject({ colour: 'Moss Green', size: '8' });
  });

  it('commerce §3 category 3: colours and sizes are no attributes of the tree, but of the category that is asked about', async () => {
    const caller = apiCaller(shop);
    const [womens] = await caller.get('commerce/getCategoryTree');
    expect(Object.keys(womens).toSorted()).toEqual(
      ['id', 'name', 'url', 'parent_id', 'children', 'path', 'description'].toSorted(),
    );
    const facets = await caller.get('commerce/getFilters', { categoryEntityId: womens.children[0].id });
    const names = facets.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['colour', 'size']));
  });
});

describe('commerce §7 badges 2: a badge is a content object with typeId, texts, colours, link and figures', () => {
  it('commerce §3 badges 1: a sale is red and white, a campaign says what it takes off and what is left', async () => {
    await runCampaigns(shop, fifthOff);
    const badges = await apiCaller(shop).get('commerce/getProductBadges', idOf(0), variantsOf(0));
    expect(badges).toEqual([
      {
        typeId: 'sale',
        text: 'Sale',
        textColour: 'white',
        backgroundColour: 'red',
        pdpText: 'Sale: 20% off',
        pdpTextColour: 'white',
        link: null,
        percentage: null,
        amount: null,
        colour: 'red',
        nowPrice: null,
      },
      {
        typeId: 'percentage',
        text: '20% off',
        textColour: null,
        backgroundColour: null,
        pdpText: '20% off',
        pdpTextColour: null,
        link: null,
        percentage: 20,
        amount: null,
        colour: null,
        nowPrice: 31.99,
      },
    ]);
  });
});
