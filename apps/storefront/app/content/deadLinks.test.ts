import { parseBlocks, writtenBlocks } from '@tailorbird/blocks/parse';
import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { err, ok } from '@tailorbird/commerce/result';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import type { ContentItem } from './contentItem.ts';
import { loadContentPage } from './contentPage.ts';
import { findBlock } from './findBlock.ts';

const item = (id: string, key: string, fields: object): ContentItem => ({
  ...fields,
  _meta: { schema: schemaAddress(id), deliveryKey: key, deliveryId: key },
});
const call = (buttonLink: string) => ({ buttonText: 'Shop', buttonLink, buttonStyle: 'primary' });

const found: Record<string, ContentItem> = {
  delivery: item('content-page', 'uk/delivery', { title: 'Delivery' }),
  home: item('content-page', 'uk/home', { title: 'Home' }),
};
const category = (url: string, children: object[] = []) => ({ url, children });
const tree = [category('/womens', [category('/womens/dresses')])];

let categories: () => unknown;
let answers: (key: string) => Promise<unknown>;
let lines: string[];
beforeEach(() => {
  categories = async () => ok(tree);
  answers = async (key) => (found[key] ? ok(found[key]) : err('absent'));
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

/** A shop of which only what links are followed by is there. */
function shopOf(preview?: Shop['preview']): Shop {
  const client = { commerce: { getCategoryTree: () => categories() } };
  return {
    preview,
    liveShopping: false,
    client,
    content: { find: (key: string) => answers(key) },
  } as unknown as Shop;
}
const editor = shopOf({ host: 'x.staging.bigcontent.io', timestamp: '' });

/** A page whose second block is a hero with these links. */
const pageOf = (...links: string[]) =>
  item('content-page', `uk/${links.join('-')}`, {
    title: 'Sale',
    slots: [
      item('text-block', 'words', { body: 'Wool.' }),
      item('hero', 'hero', { heading: 'Sale', callsToAction: links.map(call) }),
    ],
  });

const toldOf = async (...links: string[]) => (await loadContentPage(editor, pageOf(...links)))?.slots.broken;

test('a link to a page there is not is told to an editor on its block, with its place and what to do', async () => {
  expect(await toldOf('/delivery', '/sail')).toEqual([
    {
      key: 'hero-links',
      position: 1,
      schemaId: schemaAddress('hero'),
      shown: 'whole',
      problem:
        '/sail leads nowhere: there is no such page or category. Correct the address, or publish the page first. → at callsToAction[1].buttonLink',
      faults: [expect.objectContaining({ path: 'callsToAction[1].buttonLink', done: 'dead' })],
    },
  ]);
  expect(lines).toEqual([]);
});

test.each([
  ['the front page', '/'],
  ['a page of the shop’s own', '/bag'],
  ['a product', '/p/200002/juniper-print-dress/madder'],
  ['a category', '/browse/womens/dresses'],
  ['a category by its own address', '/womens'],
  ['a page of content, with a query and a place on it', '/delivery?from=hero#eu'],
  ['somewhere else', 'https://example.com/nowhere'],
])('%s is there', async (_, link) => {
  expect(await toldOf(link)).toEqual([]);
});

test.each([
  ['a category there is not', '/browse/womens/kilts', 'leads nowhere'],
  ['what is published under a key, and is no page', '/home', 'leads nowhere'],
  [
    'an address with a market’s prefix',
    '/eu/delivery',
    'Write /delivery; each market puts its own prefix before it.',
  ],
])('%s is told', async (_, link, words) => {
  expect((await toldOf(link))?.[0]?.problem).toContain(words);
});

test('links in Markdown are followed too', async () => {
  const words = item('text-block', 'words', { body: 'See [delivery](/delivery) and [returns](/retruns).' });
  const page = item('content-page', 'uk/words', { title: 'Words', slots: [words] });
  expect((await loadContentPage(editor, page))?.slots.broken).toMatchObject([
    { position: 0, faults: [{ path: 'body', reason: expect.stringContaining('/retruns leads nowhere') }] },
  ]);
});

test('what cannot be found out is not told: no categories, no answer of the content service', async () => {
  categories = async () => err({ tag: 'unavailable' });
  answers = async () => err('failed');
  expect(await toldOf('/browse/womens/kilts', '/sail')).toEqual([]);
});

test('of a shopper’s page it is logged, with the page and the place, in the same words, once; the page does not wait', async () => {
  let answer: (found: unknown) => void = () => undefined;
  answers = () => new Promise((resolve) => (answer = resolve));
  const page = pageOf('/sail-away');
  const seen = await loadContentPage(shopOf(), page);
  expect(seen?.slots.blocks).toHaveLength(2);
  expect(JSON.stringify(seen)).not.toContain('leads nowhere');
  await vi.waitFor(() => answer(err('absent')));
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    op: 'content.block',
    page: 'uk//sail-away',
    schema: schemaAddress('hero'),
    faults: [
      {
        path: 'callsToAction[0].buttonLink',
        reason: expect.stringContaining('/sail-away leads nowhere: there is no such page or category.'),
      },
    ],
  });
  answers = vi.fn<typeof answers>();
  await loadContentPage(shopOf(), page);
  expect(answers).not.toHaveBeenCalled();
});

test('a menu and a footer are told of in the same way, under their keys', async () => {
  const links = [{ text: 'Returns', url: '/retruns' }];
  const footer = item('footer', 'uk/footer', { smallLinks: links });
  answers = async (key) => (key === 'footer' ? ok(footer) : err('absent'));
  expect((await findBlock(editor, 'footer', ['footer'])).broken).toMatchObject([
    { key: 'footer-links', faults: [{ path: 'smallLinks[0].url' }] },
  ]);
  await findBlock(shopOf(), 'footer', ['footer']);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('"page":"footer"');
});

test('a block is followed in its place among those that are shown', () => {
  const items = [{}, item('hero', 'same', { heading: 'A' }), 7, item('hero', 'same', { heading: 'B' })];
  const { blocks } = parseBlocks(items);
  expect(writtenBlocks(items)).toEqual([
    { key: blocks[0]?.key, position: 0, id: 'hero', item: items[1] },
    { key: blocks[1]?.key, position: 1, id: 'hero', item: items[3] },
  ]);
});
