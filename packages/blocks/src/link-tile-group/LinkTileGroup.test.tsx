import { expect, test } from 'vitest';
import { readContent } from '../readContent.ts';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { linkTileGroupFixtures as fixtures } from './fixtures.ts';
import { LinkTileGroup } from './LinkTileGroup.tsx';
import { linkTileGroup } from './schema.ts';

const { tiles } = fixtures.default;

test('blocks §2 link tile 1: a group holds four tiles', () => {
  const html = renderBlock(<LinkTileGroup {...linkTileGroup.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Where to first Vases Pyjamas Mugs Throws');
  expect(html.match(/<li/g)).toHaveLength(4);
});

test.each([3, 5])('blocks §2 link tile 1: … and not %i', (count) => {
  expect(linkTileGroup.safeParse({ tiles: [...tiles, ...tiles].slice(0, count) }).success).toBe(false);
});

test('blocks §2 link tile 1: of more than four the first four are shown, and the editor is told', () => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ title: `Tile ${at + 1}`, url: `/tile-${at + 1}` }));
  const { content, faults } = readContent(linkTileGroup, { tiles: eight });
  expect(content?.tiles.map(({ title }) => title)).toEqual(['Tile 1', 'Tile 2', 'Tile 3', 'Tile 4']);
  expect(faults).toMatchObject([{ path: 'tiles', done: 'left out' }]);
});
