import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { Accordion } from './Accordion.tsx';
import { accordionFixtures as fixtures } from './fixtures.ts';
import { accordion } from './schema.ts';

const html = (content: z.input<typeof accordion>) =>
  renderBlock(<Accordion {...accordion.parse(content)} />, 'eu');
const names = (text: string) => [...text.matchAll(/<details[^>]* name="([^"]+)"/g)].map(([, name]) => name);
const open = (text: string) => [...text.matchAll(/<details[^>]*>/g)].map(([tag]) => tag.includes(' open=""'));

test('blocks §2 accordion 1: items have a title and a body of markdown', () => {
  expect(wordsOf(html(fixtures.minimal))).toBe('Do you mend? We do.');
  expect(html(fixtures.default)).toContain('<strong>Next day</strong>');
  expect(html(fixtures.default)).toContain('href="/eu/shop-finder"');
});

test('blocks §2 accordion 2: one item is open at a time, by the name all items share', () => {
  const found = names(html(fixtures.default));
  expect(found).toHaveLength(4);
  expect(new Set(found).size).toBe(1);
});

test('blocks §2 accordion 2: … as the page arrives, too', () => {
  const { items } = fixtures.severalOpen;
  expect(open(html({ items }))).toEqual([true, false, false]);
});

test('blocks §2 accordion 3: several may be open where the editor says so', () => {
  const several = html(fixtures.severalOpen);
  expect(names(several)).toEqual([]);
  expect(open(several)).toEqual([true, true, false]);
});

test('it opens without script, because it is made of details', () => {
  expect(html(fixtures.default).match(/<summary>/g)).toHaveLength(4);
});

test('an item’s anchor stands inside it, where the browser opens what it is sent to', () => {
  expect(html(fixtures.maximal)).toMatch(/<details[^>]*>(?:(?!<\/details>).)*id="delivery-times"/);
  expect(accordion.safeParse({ items: [{ title: 'A', body: 'B', anchor: 'Not so' }] }).success).toBe(false);
});
