import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { linkGroupFixtures as fixtures } from './fixtures.ts';
import { LinkGroup } from './LinkGroup.tsx';
import { linkGroup } from './schema.ts';

test('a link group is a title over a list of links within the market', () => {
  const html = renderBlock(<LinkGroup {...linkGroup.parse(fixtures.few)} />, 'eu');
  expect(wordsOf(html)).toBe('For her New in Dresses with pockets Knitwear');
  expect(html.match(/<li><a href="\/eu\/browse\/womens\//g)).toHaveLength(3);
});

test('blocks §7 promotion 1: each of its links says what a press is to be reported by', () => {
  const html = renderBlock(<LinkGroup {...linkGroup.parse(fixtures.few)} />);
  expect(html).toContain('data-promotion="Dresses with pockets"');
});

test('a link group without a link, or with more than twelve, is refused', () => {
  const [link] = fixtures.few.links;
  expect(linkGroup.safeParse({ title: 'None', links: [] }).success).toBe(false);
  expect(linkGroup.safeParse({ title: 'Many', links: Array.from({ length: 13 }, () => link) }).success).toBe(
    false,
  );
});
