import { markets } from '@tailorbird/commerce/market';
import { err, ok } from '@tailorbird/commerce/result';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type RequestFacts, requestFacts, type Shop, shopContext } from '../requestContext.ts';
import { loader } from './DefaultLayout.tsx';

/** Loads what surrounds a page, of a shop whose category tree is as given; answers whether the tree was asked for. */
async function load(tree: unknown): Promise<boolean> {
  const getCategoryTree = vi.fn<() => Promise<unknown>>(async () => tree);
  const shop = {
    content: { find: async () => err('absent') },
    client: { commerce: { getCategoryTree } },
    market: markets.uk,
  };
  const context = new RouterContextProvider();
  // Only what the loader looks at is there.
  context.set(shopContext, shop as unknown as Shop);
  context.set(requestFacts, { send: () => new Response() } as unknown as RequestFacts);
  await loader({ context } as unknown as Parameters<typeof loader>[0]);
  return getCategoryTree.mock.calls.length > 0;
}

test('commerce §7 layout start 1: what surrounds a page waits for no category tree', async () => {
  const never = new Promise(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'it waits'));
  expect(await Promise.race([load(never), late])).toBe(true);
});

test('commerce §8 category tree 1: the first page without one logs the hint, once; with one nobody looks again', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const told = () => log.mock.calls.flat().filter((line) => String(line).includes('categories.load'));
  expect(await load(ok([]))).toBe(true);
  expect(await load(ok([]))).toBe(true);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(String(told()[0])).toContain('the commerce environment variables may be wrong');

  expect(await load(ok([{ id: 1, name: 'Womens', url: '/womens', children: [] }]))).toBe(true);
  expect(await load(ok([]))).toBe(false);
  expect(told()).toHaveLength(1);
  log.mockRestore();
});
