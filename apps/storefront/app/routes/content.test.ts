import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { err, ok } from '@tailorbird/commerce/result';
import { unpack } from '@tailorbird/engine/packed';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Shop, shopContext } from '../requestContext.ts';
import { loader } from './content.tsx';

const published = new Map([
  ['returns', 'content-page'],
  ['help/care/of-wool', 'content-page'],
  ['home', 'content-page'],
  ['footer', 'footer'],
  ['benefit-bar', 'benefit-bar'],
  ['app-header', 'app-header'],
  ['desktop-navigation', 'desktop-navigation'],
]);

/** What the catch-all answers for an address: the title of its page, with the status where that is not 200. */
async function answerOf(slug: string): Promise<unknown> {
  const context = new RouterContextProvider();
  const find: Shop['content']['find'] = async (key) => {
    const schema = published.get(key);
    if (!schema) return err('absent');
    return ok({ _meta: { schema: schemaAddress(schema) }, title: 'A title', slots: [] });
  };
  const client = { commerce: { getCategory: async () => err({ tag: 'not-found' }) } };
  // Only what the catch-all looks at is there.
  const shop = { content: { find }, client, market: { market: 'uk' }, publicUrl: 'http://shop.example' };
  context.set(shopContext, { ...shop, href: (to: string) => to } as unknown as Shop);
  const request = new Request(`http://shop.example/${slug}`);
  // The rest of a loader's arguments is the router's business.
  const args = { context, params: { '*': slug }, request } as unknown as Parameters<typeof loader>[0];
  const answer = await loader(args);
  if (!('data' in answer)) return unpack(answer).page?.title;
  return [answer.init?.status, unpack(answer.data).page?.title];
}

test('commerce §2 catch-all 1: a content page is shown under its key, of one segment or of several', async () => {
  for (const slug of ['returns', 'returns/', 'help/care/of-wool'])
    expect([slug, await answerOf(slug)]).toEqual([slug, 'A title']);
});

test('commerce §2 catch-all 1: content that is not a page, or has its own address, is not found', async () => {
  for (const slug of [
    'footer',
    'benefit-bar',
    'app-header',
    'desktop-navigation',
    'home',
    'home/',
    'nothing',
    'not-found',
  ])
    expect([slug, await answerOf(slug)]).toEqual([slug, [404, undefined]]);
});

test('where there is no page, what editors offer in its place is shown with its 404', async () => {
  published.set('not-found', 'content-page');
  expect(await answerOf('nothing')).toEqual([404, 'A title']);
  expect(await answerOf('not-found')).toEqual([404, 'A title']);
  published.delete('not-found');
});
