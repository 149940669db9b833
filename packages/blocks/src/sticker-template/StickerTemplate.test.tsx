import { expect, test } from 'vitest';
import { renderBlock } from '../testing/renderBlock.tsx';
import { stickerTemplateFixtures as fixtures } from './fixtures.ts';
import { StickerTemplate } from './StickerTemplate.tsx';
import { stickerTemplate } from './schema.ts';

const html = (name: keyof typeof fixtures, words?: [string, string, string]) =>
  renderBlock(<StickerTemplate {...stickerTemplate.parse(fixtures[name])} {...(words && { words })} />, 'eu');

test('blocks §3 sticker template 1: it has an address, a size, margins, a picture and a box for its close button', () => {
  const shown = html('maximal');
  expect(shown).toContain('href="/eu/browse/womens/sale"');
  expect(shown).toContain('--width:200px;--height:250px;--top:30px;--right:40px;--bottom:60px');
  expect(html('minimal')).toContain('--right:20px;--bottom:20px');
  expect(shown).toContain('--close-top:4px;--close-right:4px;--close-size:32px');
  expect(shown).toContain('tile-skirts');
});

test('blocks §3 sticker template 2: each of three lines has a position, a size and a colour', () => {
  const shown = html('maximal', ['One', 'Two', 'Three']);
  const colour = '--colour:var(--tb-color-paper)';
  expect(shown).toContain(`<span style="--x:50%;--y:20%;--size:1.125rem;--letters:3;${colour}">One</span>`);
  expect(shown).toContain(`<span style="--x:50%;--y:50%;--size:1.75rem;--letters:3;${colour}">Two</span>`);
  expect(shown).toContain(`<span style="--x:50%;--y:80%;--size:1rem;--letters:5;${colour}">Three</span>`);
});

test('its link has a name though it has no words', () => {
  expect(html('default')).toMatch(/<a [^>]*aria-label="Gifts: a printed bag and a Fair Isle hat"/);
});

test('a line with more letters than fit is set smaller, by their number', () => {
  expect(html('maximal', ['Twenty-four characters!!', '', ''])).toContain('--letters:24');
});
