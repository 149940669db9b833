import { color } from '@tailorbird/tokens/roles';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { textBlockLargeFixtures as fixtures } from './fixtures.ts';
import { textBlockLarge } from './schema.ts';
import { TextBlockLarge } from './TextBlockLarge.tsx';

const html = (content: z.input<typeof textBlockLarge>) =>
  renderBlock(<TextBlockLarge {...textBlockLarge.parse(content)} />, 'us');

test('blocks §3 text block large 1: it has a body of markdown', () => {
  expect(wordsOf(html(fixtures.minimal))).toBe('Thank you.');
  expect(html(fixtures.default)).toContain('<em>fewer</em>');
  expect(html(fixtures.default)).toContain('href="/us/contact"');
  expect(textBlockLarge.safeParse({}).success).toBe(false);
});

test.each(['Left', 'Centre', 'Right'] as const)(
  'blocks §3 text block large 1: aligned %s',
  (textAlignment) => {
    expect(html({ ...fixtures.default, textAlignment })).toContain(`data-align="${textAlignment}"`);
  },
);

test.each(['Quisas', 'Athletics'] as const)('blocks §3 text block large 1: set in %s', (textFont) => {
  expect(html({ ...fixtures.default, textFont })).toContain(`data-font="${textFont}"`);
});

test('blocks §3 text block large 1: in a colour', () => {
  expect(html(fixtures.maximal)).toContain(`--text:${color.madder}`);
});
