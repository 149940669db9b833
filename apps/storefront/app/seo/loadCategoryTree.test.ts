import type { Client } from '@tailorbird/commerce/client';
import { expect, test, vi } from 'vitest';
import { loadCategoryTree } from './loadCategoryTree.ts';

/** A client of which only the tree is asked. */
const clientWith = (answer: unknown) =>
  ({ commerce: { getCategoryTree: () => Promise.resolve(answer) } }) as unknown as Client;

test('the tree is told as a list, parents first', async () => {
  const child = { id: 2, name: 'Dresses', url: '/womens/dresses', children: [] };
  const tree = [{ id: 1, name: 'Womens', url: '/womens', children: [child] }];
  const found = await loadCategoryTree(clientWith({ ok: true, value: tree }));
  expect(found.map(({ url }) => url)).toEqual(['/womens', '/womens/dresses']);
});

test.each([
  ['an empty tree', { ok: true, value: [] }],
  ['no tree', { ok: false, error: { tag: 'unavailable', message: 'It did not answer.' } }],
])('commerce §8 category tree 1: %s is logged with a hint at the settings', async (_, answer) => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await loadCategoryTree(clientWith(answer))).toEqual([]);
  expect(written.mock.calls.flat().join('')).toContain('the commerce environment variables may be wrong');
  written.mockRestore();
});
