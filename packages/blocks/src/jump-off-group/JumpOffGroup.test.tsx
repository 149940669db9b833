import { expect, test } from 'vitest';
import { readContent } from '../readContent.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { jumpOffGroupFixtures as fixtures } from './fixtures.ts';
import { JumpOffGroup } from './JumpOffGroup.tsx';
import { jumpOffGroup } from './schema.ts';

const items = fixtures.four.items;
const html = (count: number, title?: string) =>
  renderBlock(<JumpOffGroup {...jumpOffGroup.parse({ title, items: items.slice(0, count) })} />);

test.each([2, 3, 4])('blocks §2 jump-off 2: a group is laid out for %i', (count) => {
  expect(html(count)).toContain(`data-count="${count}"`);
  expect(html(count).match(/<li/g)).toHaveLength(count);
});

test.each([0, 1, 5])('blocks §2 jump-off 2: … but not for %i', (count) => {
  const some = [...items, ...items].slice(0, count);
  expect(jumpOffGroup.safeParse({ items: some }).success).toBe(false);
});

test('blocks §2 jump-off 2: of more than four the first four are shown, and the editor is told', () => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ title: `Tile ${at + 1}`, url: `/tile-${at + 1}` }));
  const { content, faults } = readContent(jumpOffGroup, { items: eight });
  expect(content?.items.map(({ title }) => title)).toEqual(['Tile 1', 'Tile 2', 'Tile 3', 'Tile 4']);
  expect(faults).toMatchObject([{ path: 'items', done: 'left out' }]);
});

test('its titles stand one level below the group’s own', () => {
  expect(html(2, 'Shop by mood').match(/<h[23]/g)).toEqual(['<h2', '<h3', '<h3']);
  expect(html(2).match(/<h[23]/g)).toEqual(['<h2', '<h2']);
});
