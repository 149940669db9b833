import { describe, expect, it } from 'vitest';
import { shopWith } from '../../testing/shopWith.ts';
import { createPasswordHasher } from './passwordHasher.ts';

const cheap = createPasswordHasher({ memory: 64, passes: 1 });

it('reliability D3: a login that finds the queue full is answered 503, and in words', async () => {
  const hasher = createPasswordHasher({ memory: 4096, passes: 1 });
  const shop = await shopWith([], {
    passwords: {
      hash: hasher.hash,
      // Whoever comes finds three at work and fifty waiting.
      verify: async (secret, stored) => {
        const before = Array.from({ length: 53 }, () => hasher.hash('fern 42 wood'));
        const answer = await hasher.verify(secret, stored);
        await Promise.all(before);
        return answer;
      },
    },
  });
  const body = [{ email: 'maud@example.com', password: 'not this 1' }];
  const response = await shop.shopper().post('/commerce/loginCustomer', body);
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('Many people are logging in at the moment. Please try again'),
  ]);
  await shop.close();
});

describe('the password hasher', () => {
  it('keeps algorithm, cost, salt and hash in one text, another one each time', async () => {
    const first = await createPasswordHasher().hash('fern 42 wood');
    const second = await createPasswordHasher().hash('fern 42 wood');
    if (!first.ok || !second.ok) throw new Error('The queue is empty.');
    expect(first.value).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second.value).not.toBe(first.value);
  });

  it('knows the right password, and says when its cost is not today’s', async () => {
    const stored = await cheap.hash('fern 42 wood');
    const text = stored.ok ? stored.value : '';
    expect(await cheap.verify('fern 42 wood', text)).toEqual({
      ok: true,
      value: { isRight: true, isOld: false },
    });
    expect(await cheap.verify('fern 42 wooD', text)).toEqual({
      ok: true,
      value: { isRight: false, isOld: false },
    });
    const dearer = createPasswordHasher({ memory: 128, passes: 1 });
    expect(await dearer.verify('fern 42 wood', text)).toEqual({
      ok: true,
      value: { isRight: true, isOld: true },
    });
  });

  it('is never right about nobody', async () => {
    expect(await cheap.verify('', undefined)).toMatchObject({ ok: true, value: { isRight: false } });
  });

  it('reliability D3: lets fifty wait and tells the others to come back', async ({ annotate }) => {
    const hasher = createPasswordHasher({ memory: 4096, passes: 1 });
    const ends = await Promise.all(Array.from({ length: 80 }, () => hasher.hash('fern 42 wood')));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(53);
    expect(ends.find(({ ok }) => !ok)).toMatchObject({ error: { tag: 'unavailable' } });
    expect((await hasher.hash('fern 42 wood')).ok).toBe(true);
    const today = await createPasswordHasher().hash('fern 42 wood');
    expect(today.ok && today.value).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    await annotate(
      'argon2id, 46 MiB, 2 passes; 3 at once, 50 waiting (target 46 MiB, 2; at most 4, 50)',
      'figure',
    );
  });
});
