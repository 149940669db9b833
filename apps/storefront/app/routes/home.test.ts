import { err, ok } from '@tailorbird/commerce/result';
import { unpack } from '@tailorbird/engine/packed';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Shop, shopContext } from '../requestContext.ts';
import { loader } from './home.tsx';

test('commerce §3 channel 1: search engines are told the store’s meta by a front page without words of its own', async () => {
  const channel = { id: 1406818, name: 'Tailorbird', currencies: { defaultCurrency: 'GBP' } };
  const meta = { pageTitle: 'Tailorbird', metaDescription: 'Clothes from the hedgerow.' };
  const client = { commerce: { getChannel: async () => ok(channel), getStoreMeta: async () => ok(meta) } };
  const content = { find: async () => err('absent') };
  const context = new RouterContextProvider();
  // Only what the front page looks at is there.
  const shop = { content, client, market: { market: 'uk' }, publicUrl: 'http://shop.example' };
  context.set(shopContext, { ...shop, href: (to: string) => to } as unknown as Shop);
  // The rest of a loader's arguments is the router's business.
  const args = { context, params: {}, request: new Request('http://shop.example/') } as unknown as Parameters<
    typeof loader
  >[0];
  expect(unpack(await loader(args)).seo).toMatchObject({
    title: expect.stringContaining('Tailorbird'),
    description: 'Clothes from the hedgerow.',
  });
});
