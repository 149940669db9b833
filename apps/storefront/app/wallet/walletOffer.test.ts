import { expect, test } from 'vitest';
import type { RequestFacts } from '../requestContext.ts';
import { refuse, shopDouble } from './shopDouble.ts';
import { walletOffer } from './walletOffer.ts';

const wallets = { applePay: { merchantId: 'merchant.tailorbird' }, googlePay: null, demonstration: true };
// Only what is asked of the payment services.
const facts = {
  middlewareUrl: 'http://shop.example',
  send: async () => Response.json(wallets),
} as unknown as RequestFacts;
const card = { type: 'card', name: 'Card' };

test.each([
  ['a bag that takes them', [card, { type: 'applepay', name: 'Apple Pay' }]],
  ['an empty bag', []],
  ['a bag nobody can say anything of', refuse('unavailable')],
])('the wallets of the shop are offered for %s', async (_bag, paymentMethods) => {
  const { shop, request } = shopDouble({ paymentMethods });
  expect(await walletOffer(shop, facts, request())).toEqual({ ...wallets, email: null });
});

test('no wallet is offered beside a gift card, of which its sheet knows nothing', async () => {
  const { shop, request } = shopDouble({ paymentMethods: [card] });
  expect(await walletOffer(shop, facts, request())).toEqual({
    applePay: null,
    googlePay: null,
    demonstration: false,
    email: null,
  });
});
