import { color } from '@tailorbird/tokens/roles';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { sizeBlockFixtures as fixtures } from './fixtures.ts';
import { SizeBlock } from './SizeBlock.tsx';
import { sizeBlock } from './schema.ts';

const html = (content: z.input<typeof sizeBlock>) =>
  renderBlock(<SizeBlock {...sizeBlock.parse(content)} />, 'us');

test('blocks §3 size block 1: a title with its colour stands over texts with their links and theirs', () => {
  const shown = html(fixtures.maximal);
  expect(wordsOf(shown)).toBe('Find your size XS S M L XL XXL');
  expect(shown).toContain('href="/us/browse/mens?size=XS"');
  expect(shown).toContain(`--title:${color.moss}`);
  expect(shown).toContain(`--size:${color.indigo}`);
});

test('blocks §5 call to action 1: a size without its text or its link is not shown, and the block stays', () => {
  const [whole] = fixtures.minimal.callsToAction;
  const { buttonText, buttonLink } = whole ?? {};
  const incomplete = [
    { buttonText },
    { buttonLink },
    { buttonText: ' ', buttonLink },
    { buttonText, buttonLink: '' },
    {},
  ];
  const shown = html({
    titleText: 'Your size',
    callsToAction: [...incomplete, { buttonText: '12', buttonLink }],
  });
  expect(wordsOf(shown)).toBe('Your size 12');
  expect(shown.match(/<li>/g)).toHaveLength(1);
  expect(html({ titleText: 'Your size', callsToAction: incomplete })).not.toContain('<ul>');
  expect(wordsOf(html({ titleText: 'Your size', callsToAction: incomplete }))).toBe('Your size');
});

test('blocks §3 size block 2: its links may be underlined, in a colour, and change colour on hover', () => {
  expect(html(fixtures.maximal)).toContain('data-underlined');
  expect(html(fixtures.maximal)).toContain(`--underline:${color.madder};--hover:${color.madder}`);
  expect(html(fixtures.withoutUnderline)).not.toContain('data-underlined');
});

test('blocks §9 underline 1: without a colour, or with a blank one, it is #000000', () => {
  expect(html(fixtures.default)).toContain('--underline:#000000');
  expect(html({ ...fixtures.default, underlineColour: '' })).toContain('--underline:#000000');
});
