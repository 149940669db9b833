import type { CallError } from '@tailorbird/commerce/contract/callError';
import type { Product } from '@tailorbird/commerce/model/product';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { loadProduct } from './loadProduct.ts';

const price = { currency: 'GBP', list: 3900, sale: null } as const;
const variant = (id: number, colour: string, size: string, stock = 3) => ({
  id,
  sku: `200001-${id}`,
  colour,
  size,
  length: null,
  price,
  stock,
  purchasingDisabled: false,
  isDefault: false,
});
const colourway = (colour: string) => ({
  colour,
  swatch: '#4a5d3a',
  image: `/i/${colour}`,
  hoverImage: null,
});
// Only what the page's loader looks at is there.
const shirt = {
  id: 7,
  sku: '200001',
  name: 'Fern Shirt',
  inventoryTracking: 'variant',
  categories: [{ name: 'Womens', url: '/womens' }],
  colourways: [colourway('Moss'), colourway('Indigo'), colourway('Chalk')],
  sizes: ['8', '10'],
  lengths: [],
  variants: [variant(1, 'Moss', '8'), variant(2, 'Moss', '10'), variant(3, 'Indigo', '8', 0)],
  badge: { typeId: 'product', text: 'New' },
} as unknown as Product;

interface Answer {
  readonly product?: CallError;
  readonly badges?: CallError;
  readonly query?: string;
  /** What of the style is otherwise. */
  readonly style?: Partial<Product>;
}

function load(color: string, answer: Answer = {}) {
  const getProductBadges = vi.fn<(id: number, variantIds: number[]) => Promise<unknown>>(() =>
    Promise.resolve(answer.badges ? err(answer.badges) : ok([{ typeId: 'sale', text: 'Sale' }])),
  );
  const commerce = {
    getProductById: () =>
      Promise.resolve(answer.product ? err(answer.product) : ok({ ...shirt, ...answer.style })),
    getProductBadges,
  };
  const send = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ items: [] })),
  );
  const loaded = loadProduct(
    // Only the calls that are made are there.
    { client: { commerce } } as unknown as Shop,
    { middlewareUrl: 'http://media.example', send },
    { id: '7', color, parameters: new URLSearchParams(answer.query) },
  );
  return { loaded, getProductBadges, send };
}

test('commerce §4 product page 3: media and badges are those of the colour', async () => {
  const { loaded, getProductBadges, send } = load('Moss');
  expect(await loaded).toMatchObject({ ok: true, value: { colour: 'Moss', badges: [{ text: 'Sale' }] } });
  expect(getProductBadges).toHaveBeenCalledExactlyOnceWith(7, [1, 2]);
  expect(send.mock.calls[0]?.[0].url).toContain('/s/200001-Moss-SET.json');
  const other = load('Indigo');
  await other.loaded;
  expect(other.getProductBadges).toHaveBeenCalledExactlyOnceWith(7, [3]);
  expect(other.send.mock.calls[0]?.[0].url).toContain('/s/200001-Indigo-SET.json');
});

test('a page is shown with the style’s own badge when the badges do not come', async () => {
  const away: CallError = { tag: 'unavailable', message: '' };
  expect(await load('Moss', { badges: away }).loaded).toMatchObject({ value: { badges: [{ text: 'New' }] } });
});

test('commerce §8 product 1: what is not found is 404, any other failure 500', async () => {
  const failing = async (tag: 'not-found' | 'unavailable' | 'refused') =>
    load('Moss', { product: { tag, message: '' } }).loaded;
  expect(await failing('not-found')).toEqual(err(404));
  expect(await failing('unavailable')).toEqual(err(500));
  expect(await failing('refused')).toEqual(err(500));
});

test('commerce §4 product page 1: a colour without a variant is 404, listed or not', async () => {
  expect(await load('Ultraviolet').loaded).toEqual(err(404));
  expect(await load('Chalk').loaded).toEqual(err(404));
});

test('commerce §4 product page 1: no product is 404, and a product that cannot be asked for 500', async () => {
  const failing = (tag: 'not-found' | 'unavailable') =>
    load('Moss', { product: { tag, message: '' } }).loaded;
  expect(await failing('not-found')).toEqual(err(404));
  expect(await failing('unavailable')).toEqual(err(500));
});

test('commerce §4 product page 2: a single size is chosen already, several are not', async () => {
  const sizes = ['One Size'];
  const variants = [variant(1, 'Moss', 'One Size')];
  expect(await load('Moss', { style: { sizes, variants } }).loaded).toMatchObject({
    value: { chosen: { size: 'One Size' } },
  });
  expect(await load('Moss').loaded).toMatchObject({ value: { chosen: { size: null } } });
});

test('commerce §2 product page 2: Size in the query chooses, unless there is no such size', async () => {
  expect(await load('Moss', { query: 'Size=10' }).loaded).toMatchObject({
    value: { chosen: { size: '10' } },
  });
  expect(await load('Moss', { query: 'Size=99' }).loaded).toMatchObject({
    value: { chosen: { size: null } },
  });
});

test('commerce §4 product page 4: a colour of which nothing is left is told on the page of another', async () => {
  expect(await load('Moss').loaded).toMatchObject({ value: { soldOutColours: ['Indigo'], inStock: true } });
  expect(await load('Indigo').loaded).toMatchObject({
    value: { soldOutColours: ['Indigo'], inStock: false },
  });
});

test('a product has the size guide of its department', async () => {
  expect(await load('Moss').loaded).toMatchObject({ value: { sizeTableIds: ['womens'] } });
});
