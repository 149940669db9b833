import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock } from '../testing/renderBlock.tsx';
import { heroCarouselFixtures as fixtures } from './fixtures.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { heroCarousel } from './schema.ts';
import { placeAfter } from './useSlides.ts';

type Content = z.input<typeof heroCarousel>;

const html = (content: Content) => renderBlock(<HeroCarousel {...heroCarousel.parse(content)} />);
const slides = (count: number) => Array.from({ length: count }, () => ({ heading: 'Sale' }));

test('without script every slide is on the page, in a row that scrolls', () => {
  const page = html(fixtures.default);
  expect(page.match(/aria-roledescription="slide"/g)).toHaveLength(4);
  expect(page).toContain('Mended for life');
  expect(page).toContain('data-waiting=""');
});

test('it is a carousel with a name, and each slide says its place', () => {
  const page = html(fixtures.default);
  expect(page).toMatch(/<section aria-roledescription="carousel" aria-label="This autumn"/);
  expect(page).toContain('aria-label="3 of 4"');
  expect(html(fixtures.minimal)).toContain('aria-label="Featured"');
});

test('the place is announced when a shopper moves, and not while the slides move by themselves', () => {
  expect(html(fixtures.default)).toContain('aria-live="polite"');
  expect(html(fixtures.movesByItself)).toContain('aria-live="off"');
});

test('it moves by itself only with an interval, and then can be paused', () => {
  expect(html(fixtures.movesByItself)).toContain('aria-label="Pause the slides"');
  expect(html(fixtures.default)).not.toContain('Pause the slides');
});

test('without a slide there is no carousel', () => {
  expect(renderBlock(<HeroCarousel {...heroCarousel.parse(fixtures.default)} slides={[]} />)).toBe('');
});

test('nothing is seen for less than five seconds', () => {
  expect(heroCarousel.safeParse({ interval: 4, slides: slides(2) }).success).toBe(false);
  expect(heroCarousel.safeParse({ interval: 5, slides: slides(2) }).success).toBe(true);
});

test('two to six slides', () => {
  expect([1, 2, 6, 7].map((count) => heroCarousel.safeParse({ slides: slides(count) }).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('only the first slide’s picture is asked for at once', () => {
  const page = html(fixtures.movesByItself);
  expect(page.match(/<img [^>]*fetchPriority="high"/g)).toHaveLength(1);
  expect(page.match(/loading="lazy"/g)).toHaveLength(2);
});

test('after the last slide comes the first, and before the first the last', () => {
  expect(placeAfter(3, 1, 4)).toBe(0);
  expect(placeAfter(0, -1, 4)).toBe(3);
  expect(placeAfter(1, 1, 4)).toBe(2);
});
