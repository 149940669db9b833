import { expect, test, vi } from 'vitest';
import { createMoments } from './createMoments.ts';

/** A shop with content of so many versions before; another each time it is called. */
const shopOf = (contentVersion = 0) => ({ send: () => new Response(), contentVersion });

function opened() {
  let now = 0;
  const moments = createMoments<string>(() => now);
  const shop = shopOf();
  return {
    shop,
    moments,
    found: (text: string, { market = 'uk', of = shop }: { market?: 'uk' | 'eu'; of?: typeof shop } = {}) =>
      moments(of, market, async () => text),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('what was found is kept for half a second, and then looked for anew', async () => {
  const { found, pass } = opened();
  expect(await found('autumn')).toBe('autumn');
  pass(499);
  expect(await found('winter')).toBe('autumn');
  pass(1);
  expect(await found('winter')).toBe('winter');
});

test('it is kept from when it was looked for, however long that took', async () => {
  const { moments, shop, found, pass } = opened();
  await moments(shop, 'uk', async () => {
    pass(499);
    return 'autumn';
  });
  pass(1);
  expect(await found('winter')).toBe('winter');
});

test('each market has its own, and each shop', async () => {
  const { found } = opened();
  expect(await found('pounds')).toBe('pounds');
  expect(await found('euros', { market: 'eu' })).toBe('euros');
  expect(await found('of another shop', { of: shopOf() })).toBe('of another shop');
  expect(await found('again')).toBe('pounds');
});

test('other content that is published is seen at once, and what was begun before it is not kept for later', async () => {
  const { moments, shop, found } = opened();
  expect(await found('autumn')).toBe('autumn');
  const published = { ...shop, contentVersion: 1 };
  expect(await found('winter', { of: published })).toBe('winter');
  let finish = (_text: string) => {};
  const begunBefore = moments(shop, 'uk', () => new Promise((resolve) => (finish = resolve)));
  finish('autumn');
  expect(await begunBefore).toBe('autumn');
  expect(await found('winter again', { of: published })).toBe('winter again');
});

test('what fails is looked for again by whoever asks next', async () => {
  const { moments, shop, found } = opened();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('No menu.'));
  await expect(moments(shop, 'uk', load)).rejects.toThrow('No menu.');
  await expect(moments(shop, 'uk', load)).rejects.toThrow('No menu.');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await found('menu')).toBe('menu');
});
