import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock } from '../testing/renderBlock.tsx';
import { scrollingTextBannerFixtures as fixtures } from './fixtures.ts';
import { marqueeOf } from './marqueeOf.ts';
import { ScrollingTextBanner } from './ScrollingTextBanner.tsx';
import { scrollingTextBanner } from './schema.ts';

const html = (content: z.input<typeof scrollingTextBanner>) =>
  renderBlock(<ScrollingTextBanner {...scrollingTextBanner.parse(content)} />, 'us');

test('its words are said and reached once; the copies are for the eye', () => {
  const lists = html(fixtures.default).match(/<ul[^>]*>/g) ?? [];
  expect(lists.filter((list) => !list.includes('aria-hidden="true"'))).toHaveLength(1);
  expect(lists.filter((list) => list.includes('aria-hidden="true" inert=""'))).toHaveLength(lists.length - 1);
});

test('it can be paused before any script has loaded', () => {
  expect(html(fixtures.default)).toMatch(/<input type="checkbox"[^>]* aria-label="Pause the moving words"/);
});

test('it moves the editor’s way, at the editor’s speed, in the editor’s font', () => {
  expect(html(fixtures.maximal)).toContain('data-direction="Right" data-font="Athletics" data-size="Small"');
});

test('faster is quicker by', () => {
  const phrases = [{ text: 'Free returns to any shop', url: undefined }];
  const [slow, medium, fast] = (['Slow', 'Medium', 'Fast'] as const).map(
    (speed) => marqueeOf(phrases, speed).seconds,
  );
  expect(slow).toBeGreaterThan(medium ?? 0);
  expect(medium).toBeGreaterThan(fast ?? 0);
});

test('few words are repeated until they fill the widest line, and one round more', () => {
  expect(marqueeOf([{ text: 'Sale', url: undefined }], 'Slow').rounds).toBe(26);
  expect(marqueeOf([{ text: 'x'.repeat(300), url: undefined }], 'Slow').rounds).toBe(2);
});

test('a phrase with a link leads within the market', () => {
  expect(html(fixtures.default)).toContain('href="/us/about-us"');
});
