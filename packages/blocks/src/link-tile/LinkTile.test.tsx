import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { linkTileFixtures as fixtures } from './fixtures.ts';
import { LinkTile } from './LinkTile.tsx';
import { linkTile } from './schema.ts';

test('blocks §2 link tile 1: a tile stands alone: a picture and one link', () => {
  const html = renderBlock(<LinkTile {...linkTile.parse(fixtures.maximal)} />, 'us');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/us/browse/other-stuff/gifts"');
  expect(html).toContain('alt="A red and cream checked cushion on a sage ground"');
  expect(wordsOf(html)).toBe('Gifts under £25');
});

test('blocks §7 promotion 1: its link says what a press is to be reported by', () => {
  expect(renderBlock(<LinkTile {...linkTile.parse(fixtures.minimal)} />)).toContain('data-promotion="Sale"');
});

test('a link tile needs words and an address', () => {
  expect(linkTile.safeParse({ title: ' ', url: '/browse/sale' }).success).toBe(false);
  expect(linkTile.safeParse({ title: 'Sale' }).success).toBe(false);
});
