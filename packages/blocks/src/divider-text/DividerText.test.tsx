import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { DividerText } from './DividerText.tsx';
import { dividerTextFixtures as fixtures } from './fixtures.ts';
import { dividerText } from './schema.ts';

const html = (content: z.input<typeof dividerText>) =>
  renderBlock(<DividerText {...dividerText.parse(content)} />);

test('its words stand in the middle of a stitch unless said otherwise', () => {
  expect(wordsOf(html(fixtures.minimal))).toBe('New');
  expect(html(fixtures.minimal)).toContain('data-position="Centre" data-rule="Stitch"');
});

test('words and rule take the editor’s font, size, place and colours', () => {
  expect(html(fixtures.right)).toContain('data-font="Athletics" data-size="Small" data-position="Right"');
  expect(html(fixtures.maximal)).toContain('--text:var(--tb-color-madder);--rule:var(--tb-color-madder)');
});

test('a divider without words is not one', () => {
  expect(dividerText.safeParse({ text: '  ' }).success).toBe(false);
});
