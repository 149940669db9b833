import type { CallError } from '@tailorbird/commerce/contract/callError';
import { err, ok, type Result } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { subscribe } from './subscribe.ts';

function ask(email: string, answer: Result<object, CallError> = ok({})) {
  const call = vi.fn<() => Promise<Result<object, CallError>>>(() => Promise.resolve(answer));
  // Only the call that is made is there.
  const shop = { client: { 'customer-data': { updateConsent: call } } } as unknown as Shop;
  const form = new FormData();
  form.set('email', email);
  return { call, answer: subscribe(shop, form) };
}

test('commerce §7 consent 1: the newsletter records consent by e-mail, category and action', async () => {
  const { call, answer } = ask(' wren@example.com ');
  expect(await answer).toEqual({ tag: 'noted' });
  expect(call).toHaveBeenCalledExactlyOnceWith({
    email: 'wren@example.com',
    category: 'marketing_email',
    action: 'accept',
  });
});

test('what is no address is said beside the field, which keeps it, and nobody is called', async () => {
  const { call, answer } = ask('wren@hedge');
  expect(await answer).toEqual({
    tag: 'refused',
    message: 'Please enter a valid email address',
    values: { email: 'wren@hedge' },
  });
  expect(call).not.toHaveBeenCalled();
});

test('a failure keeps the address and says what to do', async () => {
  const down = err({ tag: 'unavailable', message: 'No answer.' } as const);
  expect(await ask('wren@example.com', down).answer).toMatchObject({
    message: 'Please go back or try again',
    values: { email: 'wren@example.com' },
  });
});
