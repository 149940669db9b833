import { expect, it } from 'vitest';
import { cancelReturn } from './cancelReturn.ts';

it('a return can be called off until it is here, and stays called off', () => {
  expect(cancelReturn({ status: 'Requested' })).toEqual({ ok: true, value: 'Cancelled' });
  expect(cancelReturn({ status: 'Cancelled' })).toEqual({ ok: true, value: 'Cancelled' });
});

it.each([
  ['Received', 'It has come back to us already, so it can no longer be cancelled.'],
  ['Refunded', 'It has come back and was refunded, so it can no longer be cancelled.'],
  ['Closed', 'This return is closed already.'],
] as const)('a return that is %s can no longer be called off: %s', (status, error) => {
  expect(cancelReturn({ status })).toEqual({ ok: false, error });
});
