import { expect, test } from 'vitest';
import { foundCategories } from './foundCategories.ts';

const all = [
  { name: 'Womens', url: '/womens', styles: 90 },
  { name: 'Dresses', url: '/womens/dresses', styles: 60 },
  { name: 'Midi Dresses', url: '/womens/dresses/midi-dresses', styles: 40 },
  { name: 'Jumpers', url: '/womens/jumpers', styles: 20 },
  { name: 'Mens', url: '/mens', styles: 50 },
  { name: 'Jumpers', url: '/mens/jumpers', styles: 30 },
  { name: 'Coats & Jackets', url: '/mens/coats-and-jackets', styles: 9 },
  { name: 'Empty Dresses', url: '/womens/empty-dresses', styles: 0 },
];
const found = (terms: string[][], isHalfTyped = false) =>
  foundCategories(all, terms, isHalfTyped).map(({ path }) => path);

test('a term names a category in the plural or not, what it names most wholly first; an empty one is not offered', () => {
  expect(found([['dress']])).toEqual(['/browse/womens/dresses', '/browse/womens/dresses/midi-dresses']);
  expect(found([['midi'], ['dresses']])).toEqual([
    '/browse/womens/dresses/midi-dresses',
    '/browse/womens/dresses',
  ]);
});

test('words of a department choose among categories of one name, which say whose they are', () => {
  expect(foundCategories(all, [['jumper', 'sweater']], false)).toEqual([
    { name: 'Mens Jumpers', path: '/browse/mens/jumpers' },
    { name: 'Womens Jumpers', path: '/browse/womens/jumpers' },
  ]);
  expect(found([['mens'], ['jumper']])[0]).toBe('/browse/mens/jumpers');
});

test('words that a category does not have are left to its styles', () => {
  expect(found([['navy'], ['dress']])).toEqual(['/browse/womens/dresses']);
  expect(found([['navy']])).toEqual([]);
  expect(found([])).toEqual([]);
});

test('the last word may be half typed', () => {
  expect(found([['jack']], true)).toEqual(['/browse/mens/coats-and-jackets']);
  expect(found([['jack']])).toEqual([]);
});
