import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { refreshListing } from './refreshListing.ts';

let shop: TestShop;
beforeAll(async () => {
  const dresses = '/womens/dresses';
  shop = await shopWith([
    {
      sku: '200001',
      name: 'Fern Shirt',
      category: '/womens/shirts',
      colours: ['Moss Green', 'Sky Blue'],
      sizes: ['8', '10'],
    },
    {
      sku: '200002',
      name: 'Juniper Print Dress',
      category: dresses,
      colours: ['Moss Green'],
      sizes: ['10', '12'],
      price: { list: 6000, sale: 3000 },
    },
    {
      sku: '200003',
      name: 'Alder Dress',
      category: dresses,
      colours: ['Sky Blue'],
      sizes: ['8'],
      warehouse: 0,
      reserve: 2,
    },
    {
      sku: '200004',
      name: 'Hazel Mug',
      category: '/other-stuff/mugs',
      colours: ['Deep Red'],
      soldIn: ['uk'],
      tracking: 'none',
    },
    { sku: '200005', name: 'Rowan Café Apron', category: '/other-stuff/aprons', colours: ['Deep Red'] },
  ]);
});
afterAll(() => shop.close());

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const list = (query: object, market: 'uk' | 'us' = 'uk') =>
  valueOf(shop.shopper(market).commerce.getProductsWithFilter(query));
const womens = async () =>
  (await valueOf(shop.shopper().commerce.getCategory({ url: '/womens' }))).category.id;

describe('categories', () => {
  it('commerce §3 category 1: a tree, and a category with the way to it and what lies below', async () => {
    const { commerce } = shop.shopper();
    const tree = await valueOf(commerce.getCategoryTree());
    expect(tree.map(({ url, children }) => [url, children.map((child) => child.url)])).toEqual([
      ['/womens', ['/womens/shirts', '/womens/dresses']],
      ['/other-stuff', ['/other-stuff/mugs', '/other-stuff/aprons']],
    ]);
    const { ancestors, category } = await valueOf(commerce.getCategory({ url: '/womens/dresses' }));
    expect([names(ancestors), category.name]).toEqual([['Womens'], 'Dresses']);
    const { children, category: womens } = await valueOf(commerce.getCategory({ url: '/womens' }));
    expect(names(children)).toEqual(['Shirts', 'Dresses']);
    expect(category).toMatchObject({ parentId: womens.id, path: [womens.id, category.id] });
    expect(womens).toMatchObject({ parentId: null, path: [womens.id] });
    expect((await errorOf(commerce.getCategory({ url: '/mens' }))).tag).toBe('not-found');
  });
});

describe('addresses', () => {
  it('name every style sold here and its colours, in runs', async () => {
    const { commerce } = shop.shopper();
    const first = await valueOf(commerce.getProductAddresses({ limit: 3 }));
    const { products } = await valueOf(commerce.getProductAddresses({ limit: 3, page: 2 }));
    expect([first.products.length, first.pages, products.length]).toEqual([3, 2, 2]);
    for (const { id: entityId, slug, colours } of [...first.products, ...products]) {
      const product = await valueOf(commerce.getProductById({ entityId }));
      expect([slug, colours]).toEqual([product.slug, product.colourways.map(({ colour }) => colour)]);
    }
  });
});

describe('a listing', () => {
  it('holds the styles of the category and of those below it', async () => {
    const { cards, total, pages } = await list({ categoryEntityId: await womens() });
    expect([names(cards), total, pages]).toEqual([
      ['Fern Shirt', 'Juniper Print Dress', 'Alder Dress'],
      3,
      1,
    ]);
  });

  it.each([
    ['featured-asc', ['Fern Shirt', 'Juniper Print Dress', 'Alder Dress']],
    ['price-asc', ['Juniper Print Dress', 'Fern Shirt', 'Alder Dress']],
    ['price-desc', ['Alder Dress', 'Fern Shirt', 'Juniper Print Dress']],
    ['name-asc', ['Alder Dress', 'Fern Shirt', 'Juniper Print Dress']],
    ['name-desc', ['Juniper Print Dress', 'Fern Shirt', 'Alder Dress']],
    ['id-desc', ['Alder Dress', 'Juniper Print Dress', 'Fern Shirt']],
  ])('sorts by %s', async (sort, expected) => {
    expect(names((await list({ categoryEntityId: await womens(), sort })).cards)).toEqual(expected);
  });

  it('pages', async () => {
    const page = await list({ categoryEntityId: await womens(), page: 2, limit: 2 });
    expect([names(page.cards), page.total, page.pages]).toEqual([['Alder Dress'], 3, 2]);
    expect((await list({ categoryEntityId: await womens(), page: 9 })).cards).toEqual([]);
  });

  it.each([
    ['one colour', { colour: ['Green'] }],
    ['one colour and one size', { colour: ['Green'], size: ['10'] }],
    ['two colours', { colour: ['Green', 'Blue'], size: ['8'] }],
    ['nothing', {}],
    ['a colour nothing has', { colour: ['Mauve'] }],
  ])('filters by %s: total and counts are those of counting by hand', async (_name, filters) => {
    const categoryEntityId = await womens();
    const { facets, total } = await list({ categoryEntityId, filters });
    const count = async (change: object) =>
      (await list({ categoryEntityId, filters: { ...filters, ...change }, limit: 96 })).cards.length;
    expect(total).toBe(await count({}));
    for (const facet of facets) {
      for (const { value, productCount } of facet.values) {
        expect([value, productCount]).toEqual([value, await count({ [facet.name]: [value] })]);
      }
    }
  });

  it('counts several colours anew once the catalogue has changed', async () => {
    const filters = { colour: ['Red', 'Blue'], size: [] };
    const before = (await list({ filters })).total;
    const productId = shop.styles[3]?.productId ?? 0;
    await shop.db.execute(sql`update product_colours set family = 'Brown' where product_id = ${productId}`);
    await refreshListing(shop.db, [productId]);
    expect((await list({ filters })).total).toBe(before - 1);
    await shop.db.execute(sql`update product_colours set family = 'Red' where product_id = ${productId}`);
    await refreshListing(shop.db, [productId]);
    expect((await list({ filters })).total).toBe(before);
  });

  it('commerce §3 category 2: facets of a category', async () => {
    const facets = await valueOf(shop.shopper().commerce.getFilters({ categoryEntityId: await womens() }));
    expect(facets.find(({ name }) => name === 'size')?.values).toEqual([
      { value: '8', productCount: 2 },
      { value: '10', productCount: 2 },
      { value: '12', productCount: 1 },
    ]);
    expect(facets.find(({ name }) => name === 'colour')?.values).toMatchObject([
      { value: 'Blue', productCount: 2 },
      { value: 'Green', productCount: 2 },
    ]);
  });

  it('what is not sold in a market is not listed in it', async () => {
    expect(names((await list({}, 'us')).cards)).not.toContain('Hazel Mug');
    expect(names((await list({})).cards)).toContain('Hazel Mug');
  });

  it('a card says sold out by its own market’s stock', async () => {
    const soldOut = async (market: 'uk' | 'us') =>
      (await list({}, market)).cards.find(({ name }) => name === 'Alder Dress')?.soldOut;
    expect([await soldOut('uk'), await soldOut('us')]).toEqual([false, true]);
  });
});

describe('search', () => {
  it.each([
    ['dress', ['Juniper Print Dress', 'Alder Dress']],
    ['dresses', ['Juniper Print Dress', 'Alder Dress']],
    ['juniper dress', ['Juniper Print Dress']],
    ['jumiper', ['Juniper Print Dress']],
    ['red mug', ['Hazel Mug']],
    ['200003', ['Alder Dress']],
    ['cafe', ['Rowan Café Apron']],
    ['zzzz', []],
    ['   ', []],
  ])('%j finds %j', async (query, expected) => {
    expect(names((await list({ query })).cards).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['foo & | bar'],
    ['"open'],
    ["o'neil"],
    ['%_\\'],
    ['((('],
    ['a:*'],
    ['-'],
    ["'; drop table products --"],
  ])('%j is only a term', async (query) => {
    expect((await shop.shopper().commerce.getProductsWithFilter({ query })).ok).toBe(true);
    expect((await shop.app.request(`/autocomplete/${encodeURIComponent(query)}`)).status).toBe(200);
  });

  it('services §5 autocomplete: products and suggestions for a word half typed', async () => {
    const response = await shop.app.request('/autocomplete/jun?key=tailorbird-uk');
    const { sections } = (await response.json()) as { sections: Record<string, { value: string }[]> };
    expect(sections['Products']?.map(({ value }) => value)).toEqual(['Juniper Print Dress']);
    const second = await shop.app.request('/autocomplete/dre');
    const { sections: others } = (await second.json()) as { sections: Record<string, { value: string }[]> };
    expect(others['Search Suggestions']?.map(({ value }) => value)).toContain('dresses');
  });
});

describe('a product', () => {
  it('has its options, prices and stock of the market', async () => {
    const entityId = shop.styles[2]?.productId ?? 0;
    const stockIn = async (market: 'uk' | 'us') =>
      (await valueOf(shop.shopper(market).commerce.getProductById({ entityId }))).variants[0]?.stock;
    expect([await stockIn('uk'), await stockIn('us')]).toEqual([2, 0]);
  });

  it('commerce §3 inventory 1: the figure over all locations leaves the reserve out outside the UK', async () => {
    const productIds = [shop.styles[2]?.productId ?? 0];
    for (const [market, total] of [
      ['uk', 2],
      ['us', 0],
    ] as const) {
      const { commerce } = shop.shopper(market);
      const [record] = await valueOf(commerce.getInventoryAtLocations({ productIds }));
      expect(record).toMatchObject({
        allLocationsTotalAvailableToSell: total,
        identity: { sku: '200003-1' },
      });
      expect(record?.locations).toHaveLength(2);
    }
  });

  it('that is not sold in the market is not found', async () => {
    const entityId = shop.styles[3]?.productId ?? 0;
    expect((await errorOf(shop.shopper('eu').commerce.getProductById({ entityId }))).tag).toBe('not-found');
  });

  it('a product knows the way to its category, from the root', async () => {
    const entityId = shop.styles[1]?.productId ?? 0;
    const { categories } = await valueOf(shop.shopper().commerce.getProductById({ entityId }));
    expect(categories.map(({ url }) => url)).toEqual(['/womens', '/womens/dresses']);
  });

  it('a reduced one has a sale badge', async () => {
    const badges = await valueOf(
      shop.shopper().commerce.getProductBadges(shop.styles[1]?.productId ?? 0, []),
    );
    expect(badges.map(({ text }) => text)).toEqual(['Sale']);
  });

  it('cards come in the order asked, by id or style code, the unknown left out', async () => {
    const { commerce } = shop.shopper();
    expect(names(await valueOf(commerce.getProductsById({ skus: ['200003', '999999', '200001'] })))).toEqual([
      'Alder Dress',
      'Fern Shirt',
    ]);
    const ids = [shop.styles[1]?.productId ?? 0, 999_999, shop.styles[0]?.productId ?? 0];
    expect(names(await valueOf(commerce.getProductsById({ ids })))).toEqual([
      'Juniper Print Dress',
      'Fern Shirt',
    ]);
  });
});
