import { expect, test } from 'vitest';
import { readContent } from '../readContent.ts';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { mobileNavigationAlternativeFixtures as fixtures } from './fixtures.ts';
import { MobileNavigationAlternative } from './MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<MobileNavigationAlternative {...mobileNavigationAlternative.parse(fixtures[name])} />, 'us');

const circles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Category ${at}`, url: `/${at}` }));

test('blocks §2 mobile navigation 2: categories are circles with their titles', () => {
  expect(html('maximal').match(/<img/g)).toHaveLength(12);
  expect(wordsOf(html('default'))).toMatch(/^Dresses Knitwear Prints Mens Home Gifts New in/);
});

test('blocks §9 mobile navigation 1: twelve categories at most', () => {
  expect(mobileNavigationAlternative.safeParse({ categories: circles(12) }).success).toBe(true);
  expect(mobileNavigationAlternative.safeParse({ categories: circles(13) }).success).toBe(false);
  const { content } = readContent(mobileNavigationAlternative, { categories: circles(14) });
  expect(content?.categories.map(({ title }) => title)).toEqual(circles(12).map(({ title }) => title));
});

test('blocks §2 mobile navigation 3: it links to the shop finder', () => {
  for (const name of ['default', 'minimal'] as const)
    expect(html(name).match(/href="\/us\/shop-finder"/g)).toHaveLength(1);
});

test('a category without a picture shows its first letter', () => {
  expect(wordsOf(html('letters'))).toContain('É Éditions');
});
