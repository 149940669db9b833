import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { largeTextBannerFixtures as fixtures } from './fixtures.ts';
import { LargeTextBanner } from './LargeTextBanner.tsx';
import { largeTextBanner } from './schema.ts';

const html = (content: z.input<typeof largeTextBanner>) =>
  renderBlock(<LargeTextBanner {...largeTextBanner.parse(content)} />, 'eu');

test('it says its words in the editor’s font, size and colours', () => {
  expect(wordsOf(html(fixtures.largest))).toBe('Sale');
  expect(html(fixtures.largest)).toContain('<h2 data-font="Athletics" data-size="Largest">');
  expect(html(fixtures.largest)).toContain('--ground:var(--tb-color-madder);--text:var(--tb-color-paper)');
  expect(html(fixtures.largest)).toContain('data-align="Right"');
});

test('the whole banner is clickable with a link and at most one call to action', () => {
  expect(html(fixtures.largest)).toContain('<a href="/eu/browse/womens/sale" data-promotion="Sale">Sale</a>');
  expect(html(fixtures.maximal)).toContain('data-promotion="Room for tea"');
  expect(html(fixtures.twoCallsToAction)).not.toContain('data-promotion="Hers &amp; his"');
});

test('words on a picture stand on a dark veil, unless the editor leaves it out', () => {
  expect(html(fixtures.missingImage)).toContain('data-veil=""');
  expect(html(fixtures.quietPicture)).not.toContain('data-veil');
  expect(html(fixtures.default)).not.toContain('data-veil');
});

test('its picture waits until it is near', () => {
  expect(html(fixtures.missingImage)).toContain('loading="lazy"');
});
