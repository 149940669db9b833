import { expect, test } from 'vitest';
import { marketList } from '../market.ts';
import { sizeTables } from './sizeTables.ts';
import { optionText, sizeText } from './sizeText.ts';

test('who presses US 6 reads US 6, and the shop keeps its own 10', () => {
  expect(marketList.map((market) => sizeText('10', market))).toEqual(['10', '10', 'US 6']);
  expect(optionText({ name: 'Size', value: '22' }, 'us', '200002-moss-22')).toBe('US 18');
  expect(optionText({ name: 'Length', value: '10' }, 'us', '200002-moss-22')).toBe('10');
});

test('every womens size has its own name in America, and no other size is taken for one', () => {
  const womens = sizeTables.womens.rows.map(({ sizes }) => sizeText(sizes[0] ?? '', 'us'));
  expect(new Set(womens).size).toBe(sizeTables.womens.rows.length);
  expect(womens.every((name) => /^US \d+$/.test(name))).toBe(true);
  for (const { sizes } of [...sizeTables.mens.rows, ...sizeTables['mens-waist'].rows])
    expect(sizeText(sizes[0] ?? '', 'us')).toBe(sizes[0]);
});

test('the size of a gift card is an amount of the market’s money', () => {
  expect(marketList.map((market) => sizeText('10', market, '100000-LEA-10'))).toEqual(['£10', '€10', '$10']);
  expect(sizeText('£25', 'uk', '100001-LEA-25')).toBe('£25');
});
