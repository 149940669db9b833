import { expect, test } from 'vitest';
import { nowPriceIn } from './nowPriceIn.ts';

const isNew = { typeId: 'product', text: 'New' } as const;
const fifth = { typeId: 'percentage', text: '20% off', nowPrice: 3200 } as const;

test('what one costs now is that of the badge that says so, wherever it stands', () => {
  expect(nowPriceIn([isNew, fifth])).toBe(3200);
  expect(nowPriceIn([fifth, isNew])).toBe(3200);
  expect(nowPriceIn([isNew])).toBeUndefined();
  expect(nowPriceIn([])).toBeUndefined();
});
