import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaAddress } from '../schemaAddress.ts';
import { ownBlock } from './ownBlock.ts';
import { forShoppers, parseShopPage } from './parseShopPage.ts';

const own = {
  'own-hours': ownBlock(
    z.object({ day: z.string().min(1).max(20), hours: z.string().optional() }),
    () => null,
  ),
};
const item = (id: string, content: object) => ({
  _meta: { schema: `https://content.example/types/${id}` },
  ...content,
});
const page = (slots: unknown) => item('content-page', { title: 'Home', slots });
const hours = item('own-hours', { day: 'Monday' });
const words = item('text-block', { body: 'Words' });

test("a shop's own blocks stand among those of the package, in the order of the page", () => {
  const parsed = parseShopPage(page([words, words, hours, words]), own);
  expect(parsed?.broken).toEqual([]);
  expect(parsed?.title).toBe('Home');
  expect(
    parsed?.slots.map((slot) => ('ours' in slot ? slot.ours.blocks.map(({ id }) => id) : slot.own.content)),
  ).toEqual([['text-block', 'text-block'], { day: 'Monday' }, ['text-block']]);
});

test('no two blocks of a page have one key, though their places in their rows are the same', () => {
  const parsed = parseShopPage(page([words, hours, words, hours, words]), own);
  const keys = parsed?.slots.flatMap((slot) =>
    'ours' in slot ? slot.ours.blocks.map(({ key }) => key) : [slot.own.key],
  );
  expect(new Set(keys).size).toBe(5);
});

test('an own block of which nothing can be shown is left out and told by its place, and the page stands', () => {
  const parsed = parseShopPage(page([item('own-hours', {}), words]), own);
  expect(parsed?.slots[0]).toMatchObject({ own: { id: 'own-hours' } });
  expect(parsed?.slots[0]).not.toHaveProperty('own.content');
  expect(parsed?.slots[1]).toMatchObject({ ours: { blocks: [{ id: 'text-block' }] } });
  expect(parsed?.broken).toMatchObject([
    { schemaId: 'https://content.example/types/own-hours', shown: 'not' },
  ]);
  expect(parsed?.broken[0]?.problem).toContain('day');
});

test('an own block that the shop has not is told like any other that nobody knows', () => {
  const parsed = parseShopPage(page([item('own-map', {})]), own);
  expect(parsed?.broken[0]?.problem).toContain('No block is named by https://content.example/types/own-map');
});

test('a loader can send the page, and asks cards for the products that its blocks name, once each', () => {
  const card = item('product-card', { productSku: '200001' });
  const parsed = parseShopPage(page([card, hours, card]), own);
  expect(parsed?.productCodes).toEqual(['200001']);
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
});

test('a page within a page, slots that are no list and an item that is no page are told or refused, never thrown', () => {
  expect(parseShopPage(page([page([])]), own)?.broken[0]?.problem).toContain('inside another page');
  expect(parseShopPage(page('words'), own)?.broken).toHaveLength(1);
  for (const given of [undefined, null, 7, 'page', [], {}, words])
    expect(parseShopPage(given, own)).toBeUndefined();
});

test('a name of the language is no own block', () => {
  expect(
    parseShopPage(page([{ _meta: { schema: schemaAddress('constructor') } }]), own)?.broken,
  ).toHaveLength(1);
});

test('shoppers are sent none of the reasons why something is not shown', () => {
  const wrong = page([item('own-hours', {}), item('hero', {}), hours]);
  const parsed = parseShopPage({ ...wrong, desktopSticker: words }, own);
  expect(parsed?.broken).toHaveLength(3);
  const sent = parsed && forShoppers(parsed);
  expect(JSON.stringify(sent)).not.toContain('problem');
  expect(JSON.stringify(sent)).toContain('Monday');
});
