import { expect, test } from 'vitest';
import { returnStatusesAfter, returnText } from './returnStatus.ts';

const pounds = (amount: number) => `£${amount / 100}`;

test.each([
  ['Requested', 'We are waiting for it. You get £12 back once it is here.'],
  ['Received', 'It has come back to us. We are giving you £12 back.'],
  ['Refunded', 'We have given back £12.'],
  ['Closed', 'This return is closed, and nothing was given back.'],
  ['Cancelled', 'You have cancelled this return. Keep what was in it; nothing is given back.'],
] as const)('of a return that is %s a shopper reads: %s', (status, text) => {
  expect(returnText({ status: 'Complete' }, { status, refund: 1200 }, pounds)).toBe(text);
});

test.each([
  ['Requested', 'Your whole order was refunded, and this return with it.'],
  ['Received', 'Your whole order was refunded, and this return with it.'],
  ['Closed', 'Your whole order was refunded, and this return with it.'],
  ['Refunded', 'We have given back £12.'],
] as const)(
  'of a return that is %s, of an order refunded as a whole, a shopper reads: %s',
  (status, text) => {
    expect(returnText({ status: 'Refunded' }, { status, refund: 1200 }, pounds)).toBe(text);
  },
);

test('money is given back only for what has come back, and what is over stays over', () => {
  expect(returnStatusesAfter('Requested')).toEqual(['Received', 'Closed']);
  expect(returnStatusesAfter('Received')).toEqual(['Refunded', 'Closed']);
  for (const last of ['Refunded', 'Closed', 'Cancelled'] as const)
    expect(returnStatusesAfter(last)).toEqual([]);
});
