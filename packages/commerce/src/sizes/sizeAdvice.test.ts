import { expect, test } from 'vitest';
import { type Body, sizeAdvice } from './sizeAdvice.ts';
import { sizeTables } from './sizeTables.ts';

const { womens, mens } = sizeTables;
const nothing = { size: null, length: null, loose: [] };

test('who is outside the table with one measure is told no size, and nothing of the others', () => {
  expect(sizeAdvice(womens, [], { Bust: 60, Waist: 70, Hips: 95 })).toEqual(nothing);
  expect(sizeAdvice(womens, [], { Bust: 83, Waist: 70, Hips: 140 })).toEqual(nothing);
  expect(sizeAdvice(womens, [], {})).toEqual(nothing);
});

test('up to eight centimetres below the table the smallest size does', () => {
  expect([72, 71].map((Bust) => sizeAdvice(womens, [], { Bust }).size)).toEqual(['6', null]);
  expect([78, 77].map((Chest) => sizeAdvice(mens, [], { Chest }).size)).toEqual(['XS', null]);
});

test('above the table two centimetres are given, as everywhere', () => {
  expect([124, 125].map((Bust) => sizeAdvice(womens, [], { Bust }).size)).toEqual(['22', null]);
  expect([127, 128].map((Chest) => sizeAdvice(mens, [], { Chest }).size)).toEqual(['XXL', null]);
});

test('a measure sits loosely from two sizes on', () => {
  const looseIn = (body: Body) => sizeAdvice(mens, [], body).loose;
  expect(looseIn({ Chest: 88, Waist: 80 })).toEqual([]);
  expect(looseIn({ Chest: 88, Waist: 88 })).toEqual(['Chest']);
});

const trousers = ['Short', 'Regular', 'Long'] as const;
const all = ['Petite', ...trousers] as const;

test.each([
  ['womens', all, 160, 'Petite'],
  ['womens', all, 161, 'Short'],
  ['womens', all, 163, 'Short'],
  ['womens', all, 164, 'Regular'],
  ['womens', all, 173, 'Regular'],
  ['womens', all, 174, 'Long'],
  ['mens', trousers, 173, 'Short'],
  ['mens', trousers, 174, 'Regular'],
  ['mens', trousers, 183, 'Regular'],
  ['mens', trousers, 184, 'Long'],
  ['womens', ['Regular', 'Long'], 158, 'Regular'],
  ['womens', ['Petite', 'Long'], 168, null],
  ['womens', [], 168, null],
  ['womens', all, undefined, null],
] as const)('of %s in the lengths %j, somebody of %s cm is told %s', (table, lengths, height, length) => {
  expect(sizeAdvice(sizeTables[table], lengths, height === undefined ? {} : { height }).length).toBe(length);
});
