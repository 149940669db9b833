import { expect, test } from 'vitest';
import { asksFit } from './asksFit.ts';

const style = (url: string, sizes: string[]) => ({
  sku: '200001',
  categories: [{ name: 'Department', url }],
  sizes,
  lengths: [],
});

test('clothes in sizes are asked about; what comes in one, or is not worn, is not', () => {
  expect(asksFit(style('/womens', ['10', '12']))).toBe(true);
  expect(asksFit(style('/mens', ['S', 'M']))).toBe(true);
  expect(asksFit(style('/womens', ['One Size']))).toBe(false);
  expect(asksFit(style('/womens', []))).toBe(false);
  expect(asksFit(style('/other-stuff', ['45 x 45 cm', '50 x 50 cm']))).toBe(false);
  expect(asksFit({ ...style('/womens', ['10', '25']), sku: '100000' })).toBe(false);
});
