import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopWith, type TestShop } from '../../testing/shopWith.ts';
import { createTestCardProvider } from './testCardProvider.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

const ask = async (card: object) => {
  const response = await shop.app.request('/payments/tokens', { method: 'POST', body: JSON.stringify(card) });
  return { status: response.status, body: await response.json() };
};
const charge = (token: string, idempotencyKey: string) =>
  createTestCardProvider(shop.db, shop.clock).charge({ token, amount: 100, currency: 'GBP', idempotencyKey });

describe('the test card provider', () => {
  it.each([
    [{ number: '4111 1111 1111 1112', expiry: '12/39', cvc: '123' }, 'number'],
    [{ number: '4111111111111111', expiry: '13/39', cvc: '123' }, 'expiry'],
    [{ number: '4111111111111111', expiry: '01/20', cvc: '123' }, 'expiry'],
    [{ number: '4111111111111111', expiry: '12/39', cvc: '12' }, 'cvc'],
  ])('%j is refused for its %s', async (card, field) => {
    const { status, body } = await ask(card);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('approves, declines and hangs by card; an unknown token is declined', async () => {
    const outcomes = [];
    for (const number of ['4111111111111111', '4000000000000002', '4000000000000119']) {
      outcomes.push((await charge(await shop.token(number), number)).state);
    }
    expect(outcomes).toEqual(['captured', 'declined', 'timeout']);
    expect((await charge('tok_unknown', 'unknown')).state).toBe('declined');
  });

  it('the same key is the same charge, and a hanging one can be asked about', async () => {
    const token = await shop.token();
    expect(await charge(token, 'same')).toEqual(await charge(token, 'same'));
    await charge(await shop.token('4000000000000119'), 'hanging');
    const provider = createTestCardProvider(shop.db, shop.clock);
    expect(await provider.find('hanging')).toMatchObject({ state: 'captured' });
    expect(await provider.find('never sent')).toBeUndefined();
  });
});
