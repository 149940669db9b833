import { expect, it } from 'vitest';
import { cancelReturn } from './cancelReturn.ts';

it('a return can be called off until it is here, and stays called off', () => {
  expect(cancelReturn({ status: 'Requested' })).toEqual({ ok: true, value: 'Cancelled' });
  expect(cancelReturn({ status: 'Cancelled' })).toEqual({ ok: true, value: 'Cancelled' });
  for (const status of ['Received', 'Refunded', 'Closed'] as const)
    expect(cancelReturn({ status }).ok).toBe(false);
});
