import { messages } from '@tailorbird/commerce/messages';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { errorOf, valueOf } from '../../../testing/valueOf.ts';
import { attempts } from '../schema/attempts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([]);
});
afterAll(() => shop.close());

/** What people type that a careless form changes: composed and decomposed letters, emoji, blanks, other scripts. */
const piece = fc.constantFrom(
  'é',
  'e\u0301',
  'Å',
  'A\u030a',
  '🌿',
  '👩‍🌾',
  ' ',
  '\t',
  'ﬁ',
  'ß',
  'fern',
  'W',
  '7',
  "'",
  '漢',
  '\u200b',
);
const ofLength = (length: number) =>
  fc.array(piece, { minLength: length, maxLength: length }).map((pieces) => {
    const points = Array.from(`q9${pieces.join('')}${'fern wood '.repeat(Math.ceil(length / 10))}`);
    return points.slice(0, length).join('');
  });
/** Lengths at the bounds, and beyond what some hashes look at. */
const fits = fc.constantFrom(7, 8, 64, 72, 73, 127, 128).chain(ofLength);
const tooLong = fc.constantFrom(129, 130, 1000).chain(ofLength);

/** What a form that trims, folds or cuts would make of it. */
const changed = (secret: string) =>
  [
    secret.trim(),
    ` ${secret}`,
    `${secret} `,
    secret.normalize('NFC'),
    secret.normalize('NFD'),
    secret.normalize('NFKC'),
    secret.toLowerCase(),
    Array.from(secret).slice(0, 72).join(''),
    Array.from(secret).slice(0, -1).join(''),
  ].filter((other) => other !== secret && other !== '');

it('reliability D9: a password is honoured to the byte, up to 128 characters, and refused with a text beyond', async ({
  annotate,
}) => {
  const all = rounds(40, 300);
  let inputs = 0;
  const isIn = async (email: string, typed: string) => {
    await shop.db.delete(attempts);
    return (await valueOf(shop.shopper().commerce.loginCustomer({ email, password: typed }))).isValid;
  };
  while (inputs < all) {
    const [secret = ''] = fc.sample(fits, { numRuns: 1, seed: inputs + 1 });
    const email = `bytes${inputs}@example.com`;
    await shop.db.delete(attempts);
    await valueOf(shop.shopper().commerce.registerCustomer({ ...registration(email), password: secret }));
    expect([secret, await isIn(email, secret)]).toEqual([secret, true]);
    for (const other of changed(secret)) {
      expect([secret, other, await isIn(email, other)]).toEqual([secret, other, false]);
      inputs += 1;
    }
    const [long = ''] = fc.sample(tooLong, { numRuns: 1, seed: inputs + 1 });
    const weak = { ...registration(`long${inputs}@example.com`), password: long };
    expect(await errorOf(shop.shopper().commerce.registerCustomer(weak))).toEqual({
      tag: 'refused',
      message: messages.passwordTooLong,
    });
    const body = [{ email, password: `${secret.slice(0, 60)}\u0000` }];
    expect((await shop.shopper().post('/commerce/loginCustomer', body)).status).toBe(400);
    inputs += 3;
  }
  await annotate(
    `${inputs} inputs: 0 cut, trimmed or folded, longer than 128 refused with a text (target 300, 0)`,
    'figure',
  );
});
