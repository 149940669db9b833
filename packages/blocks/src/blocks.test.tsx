import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from './describeSchema.ts';
import { registry } from './registry.tsx';
import { metaOf } from './schemaMeta.ts';
import { schemas } from './schemas.ts';
import { htmlOf } from './testing/htmlOf.ts';
import { blockIds, everyFixture, library, storyPrefixesOf } from './testing/library.ts';
import { pageOf } from './testing/pageOf.tsx';
import { unexplainedFields } from './testing/unexplainedFields.ts';
import { unreportedLinks } from './testing/unreportedLinks.ts';
import { type BlockParts, whatIsMissing } from './testing/whatIsMissing.ts';

test('every schema has a row, and every row a schema', () => {
  expect(Object.keys(registry).toSorted()).toEqual(blockIds.toSorted());
});

test('every value of every choice is in a fixture, every fixture is a story, and none is missing', () => {
  expect(whatIsMissing(library)).toEqual([]);
});

test.each(blockIds)('%s: a fixture, a story, the row or a new value that nothing shows is noticed', (id) => {
  const whole = library[id];
  if (whole === undefined) throw new Error(`${id} is not in the library.`);
  const missing = (parts: Partial<BlockParts>) => whatIsMissing({ [id]: { ...whole, ...parts } });
  const { default: _removed, ...others } = whole.fixtures;
  expect(missing({ fixtures: others })).toContain(`${id}: there is no fixture “default”`);
  expect(missing({ shown: [] })).toContain(`${id}: no story shows the fixture “default”`);
  expect(missing({ hasRow: false })).toContain(`${id}: the registry has no row that shows it`);
  const wider = z.intersection(schemas[id], z.object({ mood: z.enum(['calm']) }));
  expect(missing({ schema: wider })).toContain(`${id}: no fixture sets mood to calm`);
});

test.each(blockIds)('%s: its stories are called by its id, by which its pictures are found', (id) => {
  expect(new Set(storyPrefixesOf(id))).toEqual(new Set([`blocks-${id}`]));
});

test.each(blockIds)('%s says what it is for, and so does every field of it', (id) => {
  const description = describeSchema(schemas[id]);
  expect(description).toMatchObject({ title: expect.any(String), description: expect.any(String) });
  expect(unexplainedFields(description)).toEqual([]);
});

test.each(everyFixture)(
  '$id: the fixture “$name” parses and renders on the server to its end',
  async ({ id, content }) => {
    const { page, broken } = pageOf(id, content);
    expect(broken).toEqual([]);
    expect(await htmlOf(page)).toContain('<div');
  },
);

test.each(everyFixture)(
  '$id “$name”: every link of the shop goes through the market',
  async ({ id, content }) => {
    const html = await htmlOf(pageOf(id, content).page);
    const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !/^(?:\/eu\b|\/v\/|#\w|https:\/\/)/.test(href))).toEqual([]);
  },
);

/** Pictures that stories show; a fixture asks for one that is not there. */
const pictures = fileURLToPath(new URL('../../../apps/storybook/pictures/', import.meta.url));
const isThere = (name: string) => name === 'no-such-picture' || existsSync(join(pictures, name));

test.each(everyFixture)(
  '$id “$name”: every picture has an alternative text, and is one that stories have',
  async ({ id, content }) => {
    const html = await htmlOf(pageOf(id, content).page);
    expect([...html.matchAll(/<img[^>]*>/g)].filter(([image]) => !image.includes(' alt="'))).toEqual([]);
    const named = [...html.matchAll(/\/i\/tailorbird\/([\w.-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  },
);

/** The bar is for editors, who are not counted; a custom block is an editor's own HTML and promises nothing. */
const shopperFixtures = everyFixture.filter(({ id }) => id !== 'preview-bar' && id !== 'custom-block');

test.each(shopperFixtures)(
  'blocks §7 reports 1: $id “$name”: each link reports what the schema says, and one thing only',
  async ({ id, content }) => {
    const html = await htmlOf(pageOf(id, content).page);
    expect(unreportedLinks(html, metaOf(schemas[id]).events ?? [])).toEqual([]);
  },
);

test('a link without its mark, with another block’s, or in a mark is found', () => {
  const card = '<div data-product="200001"><h3><a href="/p/1">Jumper</a></h3></div>';
  const badge = '<div data-product="200001"><a href="/sale" data-promotion="Sale">Sale</a></div>';
  const both = (html: string) => unreportedLinks(html, ['select_item', 'select_promotion']);
  expect(both(card + badge)).toEqual([]);
  expect(unreportedLinks(card, ['select_promotion'])).toEqual(['<a href="/p/1">']);
  expect(both(`${card}<a href="/">Home</a>`)).toEqual(['<a href="/">']);
  expect(both('<a href="/" data-navigation="Home">Home</a>')).toHaveLength(1);
  const menu = (words: string) => unreportedLinks(words, ['navigation_click']);
  expect(menu('<a href="/" data-navigation=""><b>Home</b></a>')).toEqual([]);
  expect(menu('<a href="/" data-navigation="" aria-label="Home"><svg></svg></a>')).toEqual([]);
  expect(menu('<a href="/" data-navigation=""><svg></svg></a>')).toHaveLength(1);
  expect(both('<div data-promotion="a"><a href="/" data-promotion="b">B</a></div>')).toHaveLength(1);
});
