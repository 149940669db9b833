import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { textBlockFixtures as fixtures } from './fixtures.ts';
import { textBlock } from './schema.ts';
import { TextBlock } from './TextBlock.tsx';

const html = (content: z.input<typeof textBlock>) =>
  renderBlock(<TextBlock {...textBlock.parse(content)} />, 'eu');

test('blocks §3 text block 1: it has a title, a body in markdown and a call to action', () => {
  const shown = html(fixtures.default);
  expect(shown).toContain('<h2>Delivery</h2>');
  expect(shown).toContain('<strong>2 pm</strong>');
  expect(shown).toContain('href="/eu/shop-finder"');
  expect(shown).toMatch(/<a (?=[^>]*data-variant="primary")[^>]*href="\/eu\/browse\/womens"/);
});

test('blocks §3 text block 1: the body alone will do', () => {
  expect(wordsOf(html(fixtures.minimal))).toBe('Thank you.');
  expect(textBlock.safeParse({ title: 'Delivery' }).success).toBe(false);
});

test('blocks §5 call to action 1: one without a style is left out', () => {
  const { callToAction } = fixtures.default;
  expect(html({ ...fixtures.default, callToAction: { ...callToAction, buttonStyle: '' } })).not.toContain(
    'Shop womens',
  );
});

test('nothing in the body runs', () => {
  const shown = html(fixtures.hostileMarkdown);
  expect(shown).not.toMatch(/<script|<img|<iframe|javascript:/);
  expect(wordsOf(shown)).toBe('Nothing here may run Plain words, a link, and .');
});
