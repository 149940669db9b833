import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { scrollableCardFixtures as fixtures } from './fixtures.ts';
import { ScrollableCard } from './ScrollableCard.tsx';
import { scrollableCard } from './schema.ts';

test('blocks §2 scrollable card 1: a card scrolls with its neighbours, in a list without script', () => {
  const html = renderBlock(<ScrollableCard {...scrollableCard.parse(fixtures.default)} />, 'eu');
  expect(html.match(/<li>/g)).toHaveLength(5);
  expect(html).toContain('href="/eu/our-cloth"');
  expect(html).not.toContain('<button');
});
