import { expect, test } from 'vitest';
import { lineOptions } from './BagLines.tsx';

test("commerce §3 added-to-bag 2: a gift card's colour reads 'Design' and its size is hidden", () => {
  const entered = { name: 'Your name', value: 'Ada' };
  const options = [{ name: 'Color', value: 'Leaves' }, { name: 'Size', value: '£25' }, entered];
  expect(lineOptions({ sku: '100000-LEA-25', options }, 'uk')).toEqual([
    { name: 'Design', value: 'Leaves' },
    entered,
  ]);
});

test('commerce §3 bag line 1: colour, size and length', () => {
  const options = [
    { name: 'Color', value: 'Moss' },
    { name: 'Size', value: '10' },
    { name: 'Length', value: 'Long' },
  ];
  expect(lineOptions({ sku: '200001-MOS-10', options }, 'uk')).toEqual([
    { name: 'Colour', value: 'Moss' },
    { name: 'Size', value: '10' },
    { name: 'Length', value: 'Long' },
  ]);
  expect(lineOptions({ sku: '200001-MOS-10', options }, 'us')[0]).toEqual({ name: 'Color', value: 'Moss' });
});
