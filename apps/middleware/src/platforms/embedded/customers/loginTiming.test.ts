import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswordHasher } from '../../../services/passwords/passwordHasher.ts';
import { mannWhitney } from '../../../testing/mannWhitney.ts';
import { register } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';
import { attempts } from '../schema/attempts.ts';

let shop: TestShop;
beforeAll(async () => {
  // A soak measures what the shop really does.
  const cost = rounds(1, 2) === 1 ? { memory: 1024, passes: 1 } : undefined;
  shop = await shopWith([], { passwords: createPasswordHasher(cost) });
  await register(shop.shopper(), 'known@example.com');
});
afterAll(() => shop.close());

const samples = rounds(30, 300);

it('reliability D4: how long a login takes does not tell whether there is an account', async ({
  annotate,
}) => {
  const tookFor = async (email: string) => {
    await shop.db.delete(attempts);
    const shopper = shop.shopper();
    const began = performance.now();
    const { isValid } = await valueOf(shopper.commerce.loginCustomer({ email, password: 'not this 1' }));
    const took = performance.now() - began;
    expect(isValid).toBe(false);
    return took;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let at = 0; at < samples; at += 1) {
    // Each in turn first, so that a machine that grows slower is slower for both.
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) times[who].push(await tookFor(`${who}@example.com`));
  }
  const median = (all: readonly number[]) =>
    all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  const difference = Math.abs(median(times.known) - median(times.unknown));
  const p = mannWhitney(times.known, times.unknown);
  // Of so few as CI has time for, chance has too much to say: there the equal work is counted, beside the attempts.
  const isAlike = Number.isFinite(p) && (samples < 300 || (p > 0.01 && difference <= 3));
  expect(isAlike, `p = ${p}, medians ${difference} ms apart`).toBe(true);
  await annotate(
    `${samples} logins each: Mann–Whitney p = ${p.toFixed(3)}, medians ${difference.toFixed(2)} ms apart (target 300, above 0.01, at most 3 ms)`,
    'figure',
  );
});
