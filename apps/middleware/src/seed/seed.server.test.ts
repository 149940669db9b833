import { demoShop } from '@tailorbird/demo-shop/demoShop';
import { expect, test } from 'vitest';
import { catchUpWords } from '../platforms/embedded/catalogue/refreshListing.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { seed } from './seed.ts';

const wanted = { seed: 1, styles: 250 };

test('a shop is filled while another starts on its database, and both go on', async () => {
  const database = await openTestDatabase();
  let isDone = false;
  const filled = seed(database.db, demoShop, wanted).finally(() => {
    isDone = true;
  });
  let starts = 0;
  const others = (async () => {
    for (; !isDone; starts += 1) await catchUpWords(database.db);
  })();
  const [result] = await Promise.all([filled, others]);
  expect(result).toEqual({ ok: true, value: wanted.styles });
  expect(starts).toBeGreaterThan(0);
  await database.close();
});

test('of two that fill one shop at once the second is told that it is no longer empty', async () => {
  const database = await openTestDatabase();
  const both = await Promise.all([seed(database.db, demoShop, wanted), seed(database.db, demoShop, wanted)]);
  expect(both.filter(({ ok }) => !ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: true, value: wanted.styles });
  await database.close();
});
