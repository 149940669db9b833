import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeSlots } from './placeSlots.ts';

const order = (products: readonly string[], slots: readonly { position: number; name: string }[]) =>
  placeSlots(products, slots)
    .map((place) => ('slot' in place ? place.slot.name : place.product))
    .join(' ');

test('blocks §1 blocks: a product-list slot takes its own place among the products', () => {
  expect(order(['a', 'b', 'c'], [{ position: 2, name: 'S' }])).toBe('a S b c');
  expect(order(['a', 'b', 'c'], [{ position: 1, name: 'S' }])).toBe('S a b c');
});

test('two slots are placed whatever order they are written in', () => {
  const late = { position: 4, name: 'T' };
  expect(order(['a', 'b', 'c'], [late, { position: 2, name: 'S' }])).toBe('a S b T c');
});

test('a slot beyond the end stands last; of two for one place the first written comes first', () => {
  expect(order(['a'], [{ position: 9, name: 'S' }])).toBe('a S');
  expect(
    order(
      ['a', 'b'],
      [
        { position: 2, name: 'S' },
        { position: 2, name: 'T' },
      ],
    ),
  ).toBe('a S T b');
});

test('law: no product and no slot is lost, and products keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.array(fc.integer({ min: 1, max: 48 })), (products, positions) => {
      const places = placeSlots(
        products,
        positions.map((position) => ({ position })),
      );
      expect(places).toHaveLength(products.length + positions.length);
      expect(places.flatMap((place) => ('slot' in place ? [] : [place.product]))).toEqual(products);
    }),
  );
});
