import { expect, test } from 'vitest';
import { centimetresOf, measureText, unitOf } from './lengthUnit.ts';
import { sizeAdvice } from './sizeAdvice.ts';
import { sizeTables, sizeTablesFor } from './sizeTables.ts';

const { womens, mens } = sizeTables;
const style = (department: string, sizes: string[], lengths: string[] = []) => ({
  sku: '200001',
  categories: [{ name: '', url: department }],
  sizes,
  lengths,
});
const idsFor = (...args: Parameters<typeof style>) => sizeTablesFor(style(...args)).map(({ id }) => id);

test('a table has as many cells in each row as it has headings', () => {
  for (const { sizes, measures, rows } of Object.values(sizeTables))
    for (const row of rows)
      expect([row.sizes.length, row.cm.length]).toEqual([sizes.length, measures.length]);
});

test('a style is measured by the tables of its department and its own sizes', () => {
  expect(idsFor('/womens', ['8', '10'])).toEqual(['womens']);
  expect(idsFor('/womens/dresses', ['8'])).toEqual(['womens']);
  expect(idsFor('/mens', ['M', 'L'])).toEqual(['mens']);
  expect(idsFor('/mens/shirts', ['M'])).toEqual(['mens']);
  expect(idsFor('/mens', ['32'], ['Short', 'Regular'])).toEqual(['mens-waist', 'lengths']);
  expect(idsFor('/other-stuff', ['45 x 45 cm'])).toEqual(['cushions']);
});

test('what has no sizes, or none of ours, has no table, nor has a gift card', () => {
  expect(idsFor('/womens', [])).toEqual([]);
  expect(idsFor('/womens', ['One size'])).toEqual([]);
  expect(sizeTablesFor({ ...style('/womens', ['8']), sku: '100000' })).toEqual([]);
});

test('lengths are told in centimetres, or in inches to the nearest half', () => {
  expect(measureText(80, 'cm')).toBe('80');
  expect(measureText([86, 91], 'cm')).toBe('86–91');
  expect(measureText(80, 'in')).toBe('31½');
  expect(measureText([86, 91], 'in')).toBe('34–36');
  expect([unitOf('uk'), unitOf('eu'), unitOf('us')]).toEqual(['cm', 'cm', 'in']);
});

test('a length is read as it is typed', () => {
  expect(centimetresOf('92', 'cm')).toBe(92);
  expect(centimetresOf(' 36½ ', 'in')).toBeCloseTo(92.71);
  expect(centimetresOf('36,5', 'in')).toBeCloseTo(92.71);
  for (const wrong of ['', ' ', 'tall', '0', '-3']) expect(centimetresOf(wrong, 'cm')).toBeUndefined();
});

test('the smallest size that is large enough everywhere is advised', () => {
  expect(sizeAdvice(womens, [], { Bust: 88, Waist: 70, Hips: 95 })).toEqual({
    size: '10',
    length: null,
    loose: [],
  });
  expect(sizeAdvice(womens, [], { Bust: 88, Waist: 70, Hips: 106 })).toEqual({
    size: '14',
    length: null,
    loose: ['Bust', 'Waist'],
  });
  expect(sizeAdvice(mens, [], { Chest: 100 }).size).toBe('M');
});

test('cloth gives two centimetres', () => {
  expect(sizeAdvice(womens, [], { Bust: 90 }).size).toBe('10');
  expect(sizeAdvice(womens, [], { Bust: 91 }).size).toBe('12');
});

test('nobody is told a size that does not fit', () => {
  expect(sizeAdvice(womens, [], { Bust: 140 }).size).toBeNull();
  expect(sizeAdvice(womens, [], { Bust: 60 }).size).toBeNull();
  expect(sizeAdvice(womens, [], {}).size).toBeNull();
});

test('height decides the length, as far as the style has it', () => {
  const lengthOf = (height: number, lengths: string[]) => sizeAdvice(womens, lengths, { height }).length;
  expect(lengthOf(158, ['Petite', 'Regular'])).toBe('Petite');
  expect(lengthOf(158, ['Short', 'Regular', 'Long'])).toBe('Short');
  expect(lengthOf(168, ['Petite', 'Regular', 'Long'])).toBe('Regular');
  expect(lengthOf(180, ['Petite', 'Regular', 'Long'])).toBe('Long');
  expect(lengthOf(180, ['Petite', 'Regular'])).toBe('Regular');
  expect(lengthOf(168, [])).toBeNull();
});
