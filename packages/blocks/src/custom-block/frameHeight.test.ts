import { expect, test } from 'vitest';
import { heightIn, heightMessage } from './frameHeight.ts';

const frame = {};
const message = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  heightIn({ origin: 'null', source: frame, data, ...from }, frame);
const asks = (height: unknown) => message({ type: heightMessage, height });

test('a frame may say how high it is, in whole pixels', () => {
  expect(asks(312.4)).toBe(313);
  expect(asks(0)).toBe(0);
  expect(asks(4000)).toBe(4000);
});

test.each([-1, 4000.5, Number.NaN, Number.POSITIVE_INFINITY, '300', null, [300], { valueOf: () => 300 }])(
  'reliability F7: it may not ask for %j',
  (height) => {
    expect(asks(height)).toBeUndefined();
  },
);

test('reliability F7: nobody else may say it', () => {
  const data = { type: heightMessage, height: 300 };
  expect(message(data, { source: {} })).toBeUndefined();
  expect(message(data, { origin: 'https://tailorbird.example' })).toBeUndefined();
  expect(heightIn({ origin: 'null', source: null, data }, null)).toBeUndefined();
  expect(heightIn({ origin: 'null', source: undefined, data }, undefined)).toBeUndefined();
});

test('reliability F7: other messages say nothing', () => {
  for (const data of [undefined, null, 'height', 300, { height: 300 }, { type: 'resize', height: 300 }])
    expect(message(data)).toBeUndefined();
});
