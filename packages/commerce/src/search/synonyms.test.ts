import { expect, test } from 'vitest';
import { synonymsIn } from './synonyms.ts';

test('a word of the shoppers means those of the catalogue, and a name of two words is one thing', () => {
  expect(synonymsIn('uk').get('sweater')).toEqual(['jumper']);
  expect(synonymsIn('uk').get('polka dot')).toEqual(['spot', 'dotty']);
  expect(synonymsIn('uk').get('jumper')).toBeUndefined();
});

test('a vest is worn over a shirt in the US alone', () => {
  expect(synonymsIn('us').get('vest')).toEqual(['gilet']);
  expect(synonymsIn('uk').get('vest')).toBeUndefined();
  expect(synonymsIn('us').get('sweater')).toEqual(['jumper']);
});

test('a market’s table is made once', () => {
  expect(synonymsIn('eu')).toBe(synonymsIn('eu'));
});
