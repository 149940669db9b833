import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { stickerFixtures as fixtures } from './fixtures.ts';
import { Sticker } from './Sticker.tsx';
import { sticker } from './schema.ts';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<Sticker {...sticker.parse(fixtures[name])} />, 'us');

test('blocks §3 sticker 1: it has a template, an address and three lines of text', () => {
  expect(wordsOf(html('default'))).toBe('Until Sunday 20% off all knitwear');
  expect(html('maximal')).toContain('href="/us/browse/womens/sale"');
  expect(html('maximal')).toContain('--width:190px');
});

test('blocks §3 sticker 1: without an address of its own it leads where its template does', () => {
  expect(html('pictured')).toContain('href="/us/browse/other-stuff/gifts"');
});

test('blocks §2 sticker 1: it is open as the page opens, and its button closes it without any script', () => {
  expect(html('default')).toMatch(/^<dialog [^>]*open=""/);
  expect(html('default')).toMatch(
    /<form method="dialog"><button[^>]*type="submit"[^>]*aria-label="Close the offer"/,
  );
});
