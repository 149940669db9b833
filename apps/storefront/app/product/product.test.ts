import type { Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { isOffered, soldOutVariants, variantChosen, variantsLeftBy } from './choice.ts';
import { altText } from './loadGallery.ts';

const price = { currency: 'GBP', list: 3900, sale: null } as const;
const variant = (size: string, stock: number) => ({
  id: Number(size),
  sku: `200001-${size}`,
  colour: 'Moss',
  size,
  length: null,
  price,
  stock,
  purchasingDisabled: false,
  isDefault: false,
});
// Only what the choice looks at is there.
const shirt = {
  inventoryTracking: 'variant',
  inventoryLevel: null,
  sizes: ['8', '10'],
  lengths: [],
  variants: [variant('8', 0), variant('10', 3)],
} as unknown as Product;

test('size and length decide the variant once everything is chosen', () => {
  expect(variantChosen(shirt, { size: null, length: null })).toBeUndefined();
  expect(variantChosen(shirt, { size: '10', length: null })?.id).toBe(10);
});

test('a sold-out size is shown and not offered', () => {
  expect(isOffered(shirt, { size: '8' })).toBe(false);
  expect(isOffered(shirt, { size: '10' })).toBe(true);
});

test('what is not chosen yet leaves every variant open that fits the rest', () => {
  const left = (size: string | null, length: string | null) =>
    variantsLeftBy(shirt, { size, length }).map((one) => one.size);
  expect(left(null, null)).toEqual(['8', '10']);
  expect(left('8', null)).toEqual(['8']);
  expect(left('8', 'Long')).toEqual([]);
});

test('commerce §3 media item 2: the view code says what a picture shows', () => {
  const shown = (code: string) => altText('Fern Shirt in Moss', `/i/tailorbird/200001-Moss-${code}`);
  for (const [code, view] of [
    ['FF', 'front'],
    ['FB', 'back'],
    ['FD', 'close up'],
    ['L', 'in its surroundings'],
    ['MX', 'with other pieces'],
    ['MF', 'worn, front'],
    ['MB', 'worn, back'],
    ['MD?v=2', 'worn, close up'],
  ] as const)
    expect(shown(code)).toBe(`Fern Shirt in Moss, ${view}`);
  expect(shown('XX')).toBe('Fern Shirt in Moss');
  expect(altText('Fern Shirt in Moss', '/i/imported/shirt.jpg')).toBe('Fern Shirt in Moss');
});

test('what is counted and gone can be asked after; what is not sold at all cannot', () => {
  const [gone, left] = shirt.variants;
  if (!gone || !left) throw new Error('The shirt has two sizes.');
  expect(soldOutVariants(shirt)).toEqual([gone]);
  const withdrawn = { ...shirt, variants: [{ ...gone, purchasingDisabled: true }, left] };
  expect(soldOutVariants(withdrawn)).toEqual([]);
  expect(soldOutVariants({ ...shirt, inventoryTracking: 'none' })).toEqual([]);
});
