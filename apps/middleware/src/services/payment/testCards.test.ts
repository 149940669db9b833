import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCardTokens } from '../../platforms/embedded/schema/testCards.ts';
import { sweep } from '../../platforms/embedded/sweep.ts';
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

  it('a token pays once: a second charge with it is declined, and the first one’s retry is still answered', async () => {
    const token = await shop.token();
    expect(await charge(token, 'once')).toMatchObject({ state: 'captured' });
    expect(await charge(token, 'twice')).toEqual({ state: 'declined' });
    expect(await charge(token, 'once')).toMatchObject({ state: 'captured' });
    expect(await charge(token, 'twice')).toEqual({ state: 'declined' });
  });

  it('of charges at the same moment one has the token, and the same charge sent twice is one', async () => {
    const token = await shop.token();
    const raced = await Promise.all(['a', 'b', 'c', 'd'].map((key) => charge(token, `raced ${key}`)));
    expect(raced.filter(({ state }) => state === 'captured')).toHaveLength(1);
    const other = await shop.token();
    const doubled = await Promise.all([1, 2, 3].map(() => charge(other, 'doubled')));
    expect(new Set(doubled.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(doubled[0]).toMatchObject({ state: 'captured' });
  });

  it('a charge that cannot be written leaves the token as it was', async () => {
    const token = await shop.token();
    // An amount beyond the column stands for a crash between using the token and writing the charge.
    const tooMuch = { token, amount: 2 ** 40, currency: 'GBP', idempotencyKey: 'not written' } as const;
    await expect(createTestCardProvider(shop.db, shop.clock).charge(tooMuch)).rejects.toThrow();
    expect(await charge(token, 'not written')).toMatchObject({ state: 'captured' });
  });

  it('a token is worth nothing after an hour, and is swept', async () => {
    const token = await shop.token();
    shop.wait(61 * 60_000);
    expect(await charge(token, 'late')).toEqual({ state: 'declined' });
    expect(await shop.db.$count(testCardTokens, eq(testCardTokens.token, token))).toBe(1);
    await sweep(shop);
    expect(await shop.db.$count(testCardTokens)).toBe(0);
  });

  it('other sites cannot read the answers', async () => {
    const { headers } = await shop.app.request('/payments/tokens', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
