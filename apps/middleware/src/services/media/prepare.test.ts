import { ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import { UploadsUnreached } from '../uploads/uploads.ts';
import type { Pictures } from './createPictures.ts';
import { picturesAhead, prepare } from './prepare.ts';

test('pictures: one that cannot be made ahead keeps no other from it, and it alone is asked for at the next look', async () => {
  const asked: string[] = [];
  const away = new Error('The store of pictures does not answer.');
  const get: Pictures['get'] = async (name) => {
    asked.push(name);
    if (name === 'uploads/away') throw away;
    return ok({ bytes: Uint8Array.of(1), etag: name });
  };
  const known = new Set<string>();
  const wanted = ['uploads/away', 'content/hero'].map((name) => ({ name, width: 415 }));
  expect(await prepare({ get }, wanted, { known })).toEqual({ made: 1, failures: [away] });
  expect(await prepare({ get }, wanted, { known })).toEqual({ made: 0, failures: [away] });
  expect(asked).toEqual(['uploads/away', 'content/hero', 'uploads/away']);
});

test('pictures: while the place of imported ones does not answer, none of the rest are asked of it', async () => {
  const get = vi.fn<Pictures['get']>(() => Promise.reject(new UploadsUnreached('It does not answer.')));
  const wanted = ['uploads/a', 'uploads/b'].map((name) => ({ name, width: 415 }));
  expect((await prepare({ get }, wanted)).failures).toHaveLength(1);
  expect(get).toHaveBeenCalledTimes(1);
});

test('pictures: told to end, nobody waits for the one under way', async () => {
  const stopping = new AbortController();
  const get = () => {
    stopping.abort();
    return new Promise<never>(() => {});
  };
  const wanted = [{ name: 'uploads/slow', width: 415 }];
  expect(await prepare({ get }, wanted, { signal: stopping.signal })).toEqual({ made: 0, failures: [] });
});

test('pictures: a home page is made ahead, then each style’s card, then its page, and then its other colours', () => {
  const views = (colour: string) => ['FF', 'L', 'FB'].map((view) => `${colour}-${view}`);
  const colours = [
    { sku: '101234', pictures: views('101234-Moss_Green') },
    { sku: '300001', pictures: ['uploads/a', 'uploads/b', 'uploads/c'] },
    { sku: '101234', pictures: views('101234-Navy') },
  ];
  const ahead = picturesAhead(['content/hero'], colours).map(({ name, width }) => `${name} ${width}`);
  expect(ahead.slice(0, 6)).toEqual([
    'content/hero 415',
    'content/hero 1280',
    '101234-Moss_Green-FF 580',
    'uploads/a 580',
    '101234-Moss_Green-FF 768',
    '101234-Moss_Green-FF 200',
  ]);
  const firstOther = ahead.indexOf('101234-Navy-FF 580');
  for (const opened of ['a 768', 'a 200', 'a 400', 'b 580', 'b 768', 'c 768'])
    expect(ahead.indexOf(`uploads/${opened}`)).toBeLessThan(firstOther);
  for (const opened of ['FF 768', 'FF 200', 'FF 400', 'L 580', 'L 768', 'FB 768', 'FF 1517'])
    expect(ahead.indexOf(`101234-Navy-${opened}`)).toBeGreaterThan(firstOther);
  expect(new Set(ahead).size).toBe(ahead.length);
});
