import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markets } from '../market.ts';
import { readSuggestions, searchDelayMs, suggestionLimits, suggestionsAddress } from './suggestions.ts';

const product = (more: object = {}) => ({
  value: 'Fern Cord Shirt',
  matched_terms: ['fern'],
  data: {
    id: '120001',
    url: '/p/1201/fern-cord-shirt/Moss_Green',
    image_url: '/i/tailorbird/120001-moss-green',
    variation_id: '120001',
    colour: 'Moss Green',
    original_price: 5500,
    sale_price: null,
    ...more,
  },
});
const answer = (products: unknown, terms: unknown = []) => ({
  sections: { Products: products, 'Search Suggestions': terms },
});
const parametersOf = (userId?: string) =>
  new URL(suggestionsAddress({ index: 'tailorbird-eu', term: 'cord', userId }), 'https://shop.example')
    .searchParams;

test('commerce §7 search 1: a search sends index, query and parameters: 10 products and 5 suggestions', () => {
  expect(suggestionsAddress({ index: 'tailorbird-eu', term: 'cord & co' })).toMatch(
    /^\/autocomplete\/cord%20%26%20co\?/,
  );
  expect(Object.fromEntries(parametersOf())).toEqual({
    key: 'tailorbird-eu',
    num_results_Products: '10',
    'num_results_Search Suggestions': '5',
  });
});

test('commerce §7 search 2: no filter is sent, as each market has an index of its own', () => {
  expect([...parametersOf('42').keys()].some((name) => name.startsWith('filters'))).toBe(false);
  const indexes = Object.values(markets).map(({ searchIndex }) => searchIndex);
  expect(new Set(indexes).size).toBe(3);
});

test('commerce §9 search 1: 10 products, 5 suggestions, 200 ms', () => {
  expect([suggestionLimits, searchDelayMs]).toEqual([{ products: 10, terms: 5, places: 4 }, 200]);
  const many = readSuggestions(answer(Array(30).fill(product()), Array(30).fill({ value: 'shirts' })));
  expect(many.ok && [many.value.products.length, many.value.terms.length]).toEqual([10, 5]);
});

test('commerce §6 guest 1: a guest searches without a user id', () => {
  expect(parametersOf().has('ui')).toBe(false);
});

test('commerce §6 customer 2: a customer’s searches carry the user id', () => {
  expect(parametersOf('42').get('ui')).toBe('42');
});

test('a leading slash of the term goes as the service takes it', () => {
  expect(suggestionsAddress({ index: 'x', term: '/sale' })).toMatch(/^\/autocomplete\/%7Csale\?/);
});

test('commerce §3 search results 1: products with sku, picture, address, colour, prices and variation; and suggestions', () => {
  const read = readSuggestions(answer([product({ sale_price: 4400 })], [{ value: 'cord shirts' }]));
  expect(read.ok && read.value).toEqual({
    products: [
      {
        sku: '120001',
        name: 'Fern Cord Shirt',
        imageUrl: '/i/tailorbird/120001-moss-green',
        url: '/p/1201/fern-cord-shirt/Moss_Green',
        colour: 'Moss Green',
        originalPrice: 5500,
        salePrice: 4400,
        variationId: '120001',
      },
    ],
    terms: ['cord shirts'],
    places: [],
  });
});

test('a product that leads outside the shop, or lacks what a card needs, is left out', () => {
  const odd = [
    product({ url: 'javascript:alert(1)' }),
    product({ original_price: 'free' }),
    null,
    7,
    product(),
  ];
  const read = readSuggestions(answer(odd, [{ value: 5 }, null, { value: 'mugs' }]));
  expect(read.ok && [read.value.products.length, read.value.terms]).toEqual([1, ['mugs']]);
});

test('categories and pages come by paths of the shop; what leads elsewhere is left out', () => {
  const place = (value: string, url: unknown) => ({ value, data: { url } });
  const read = readSuggestions({
    sections: {
      ...answer([]).sections,
      Categories: [place('Dresses', '/browse/womens/dresses'), place('Evil', '//evil.example'), null],
      Pages: [place('Returns', '/returns'), place('Evil', 'javascript:alert(1)'), place('Odd', 5)],
    },
  });
  expect(read.ok && read.value.places).toEqual([
    { name: 'Dresses', path: '/browse/womens/dresses' },
    { name: 'Returns', path: '/returns' },
  ]);
});

test('no answer makes reading it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (products, whole) => {
      readSuggestions(answer(products));
      readSuggestions(whole);
    }),
  );
  expect(readSuggestions({ sections: {} }).ok).toBe(false);
});

test('a slash within a term stays one, and an answer of another shape is told', () => {
  expect(suggestionsAddress({ index: 'x', term: 'half/zip' })).toMatch(/^\/autocomplete\/half%2Fzip\?/);
  expect(readSuggestions({ sections: {} })).toEqual({
    ok: false,
    error: 'The search service answered without its sections Products and Search Suggestions.',
  });
});

test('a card does without picture, colour and variation, never without name, style or address', () => {
  const bare = {
    value: 'Mug',
    data: { id: '400001', url: '/p/4/mug', original_price: 1200, sale_price: '9' },
  };
  const without = (part: object) => ({ ...bare, data: { ...bare.data, ...part } });
  const read = readSuggestions(
    answer([bare, { ...bare, value: '' }, without({ id: undefined }), without({ url: undefined })]),
  );
  expect(read.ok && read.value.products).toEqual([
    {
      sku: '400001',
      name: 'Mug',
      imageUrl: '',
      url: '/p/4/mug',
      colour: '',
      originalPrice: 1200,
      salePrice: null,
      variationId: '400001',
    },
  ]);
  const variation = readSuggestions(answer([without({ variation_id: '400001-2' })]));
  expect(variation.ok && variation.value.products[0]?.variationId).toBe('400001-2');
});

test('four categories are shown, and none without a name', () => {
  const place = (value: string) => ({ value, data: { url: '/browse/womens' } });
  const read = readSuggestions({
    sections: { ...answer([]).sections, Categories: [place(''), ...Array(9).fill(place('Womens'))] },
  });
  expect(read.ok && read.value.places.map(({ name }) => name)).toEqual(['Womens', 'Womens', 'Womens']);
});
