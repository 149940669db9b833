import { afterEach, expect, test, vi } from 'vitest';
import { askServer } from './askServer.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (response: Response) =>
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(response));

test('the server is asked as is said, and what it answers comes back', async () => {
  answering(Response.json({ count: 2 }));
  expect(await askServer('/me/bag', { method: 'POST' })).toEqual({ count: 2 });
  expect(fetch).toHaveBeenCalledWith('/me/bag', { method: 'POST' });
});

test('what is no answer of ours throws', async () => {
  answering(Response.json({ count: 2 }, { status: 503 }));
  await expect(askServer('/me/wishlist')).rejects.toThrow('The server answered 503.');
  answering(new Response('<p>Please log in to this network.</p>'));
  await expect(askServer('/me/bag')).rejects.toThrow(SyntaxError);
});
