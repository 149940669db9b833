import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { navigationLinksBannerFixtures as fixtures } from './fixtures.ts';
import { NavigationLinksBanner } from './NavigationLinksBanner.tsx';
import { navigationLinksBanner } from './schema.ts';

const html = (content: z.input<typeof navigationLinksBanner>) =>
  renderBlock(<NavigationLinksBanner {...navigationLinksBanner.parse(content)} />, 'us');

test('its links lead within the market, in the editor’s order', () => {
  const page = html(fixtures.words);
  expect(wordsOf(page)).toBe('New in Dresses Knitwear Shirts Homeware Sale');
  expect(page).toContain('href="/us/browse/womens/new-in"');
});

test('it is a navigation, named by its heading if it has one', () => {
  expect(html(fixtures.default)).toContain('<nav aria-label="Where to?"');
  expect(html(fixtures.minimal)).toContain('<nav aria-label="Places to go"');
});

test('one link with a picture makes all of them pictured', () => {
  expect(html(fixtures.longText).match(/data-part="picture"/g)).toHaveLength(3);
  expect(html(fixtures.words)).not.toContain('data-part="picture"');
});

test('a film is shown as its poster', () => {
  expect(html(fixtures.video)).toContain('src="/v/tailorbird/film-prints?');
  expect(html(fixtures.video)).not.toContain('<video');
});

test('two to twelve links', () => {
  const links = (count: number) =>
    Array.from({ length: count }, () => ({ text: 'Sale', url: '/browse/sale' }));
  expect(
    [1, 2, 12, 13].map((count) => navigationLinksBanner.safeParse({ links: links(count) }).success),
  ).toEqual([false, true, true, false]);
});
