import type { CallError } from '@tailorbird/commerce/contract/callError';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { notifyWhenInStock } from './notifyWhenInStock.ts';

function ask(fields: { email: string; variantId: string }, answer: Result<object, CallError> = ok({})) {
  const call = vi.fn<() => Promise<Result<object, CallError>>>(() => Promise.resolve(answer));
  // Only the call that is made is there.
  const shop = { client: { 'customer-data': { notifyWhenInStock: call } } } as unknown as Shop;
  const form = new FormData();
  form.set('email', fields.email);
  form.set('variantId', fields.variantId);
  return { call, answer: notifyWhenInStock(shop, form) };
}

test('commerce §7 engagement 1: an address is kept for the variant that is sold out', async () => {
  const { call, answer } = ask({ email: ' wren@example.com ', variantId: '7' });
  expect(await answer).toEqual({ tag: 'noted', email: 'wren@example.com' });
  expect(call).toHaveBeenCalledExactlyOnceWith({ email: 'wren@example.com', variantId: 7 });
});

test('what is no address is said beside the field, which keeps it, and nobody is called', async () => {
  const { call, answer } = ask({ email: 'wren@hedge', variantId: '7' });
  expect(await answer).toEqual({
    tag: 'refused',
    message: 'Please enter a valid email address',
    values: { email: 'wren@hedge', variantId: '7' },
  });
  expect(call).not.toHaveBeenCalled();
});

test('what cannot be bought is unavailable, and a failure says what to do', async () => {
  expect(await ask({ email: 'wren@example.com', variantId: 'x' }).answer).toMatchObject({
    message: 'Currently unavailable',
  });
  const down = err({ tag: 'unavailable', message: 'No answer.' } as const);
  expect(await ask({ email: 'wren@example.com', variantId: '7' }, down).answer).toMatchObject({
    message: 'Please go back or try again',
  });
});
