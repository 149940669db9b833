import { afterAll, beforeAll, expect, it } from 'vitest';
import { returningShop } from '../../../testing/returningShop.ts';
import { newestOrders } from './newestOrders.ts';

let ours: Awaited<ReturnType<typeof returningShop>>;
beforeAll(async () => {
  ours = await returningShop();
});
afterAll(() => ours.shop.close());

it('orders are listed newest first, with what an operator looks for', async () => {
  expect(await newestOrders(ours.shop.db)).toEqual([]);
  const older = await ours.bought();
  const newer = await ours.sent();
  const listed = await newestOrders(ours.shop.db);
  expect(listed.map((line) => Number(line.split(' ')[0]))).toEqual([newer, older]);
  expect(listed[1]).toMatch(
    /^\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}uk {2}Confirmed {2}4 × {2}£\d+\.\d\d {2}\S+@\S+$/,
  );
});

it('those of one status are listed alone', async () => {
  const sent = await ours.sent();
  const listed = await newestOrders(ours.shop.db, 'Shipped');
  expect(listed[0]).toContain(String(sent));
  expect(listed.filter((line) => !line.includes('Shipped'))).toEqual([]);
  expect(await newestOrders(ours.shop.db, 'Cancelled')).toEqual([]);
});
