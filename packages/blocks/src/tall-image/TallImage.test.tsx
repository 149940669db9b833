import { color } from '@tailorbird/tokens/roles';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { picture } from '../testing/fixtureMedia.ts';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { tallImageFixtures as fixtures } from './fixtures.ts';
import { tallImage } from './schema.ts';
import { TallImage } from './TallImage.tsx';

const html = (content: z.input<typeof tallImage>) =>
  renderBlock(<TallImage {...tallImage.parse(content)} />, 'eu');

test('blocks §3 tall image 1: it has a picture, an address, a title, a subtitle and a call to action', () => {
  const shown = html(fixtures.default);
  expect(shown).toContain('alt="A mustard jumper and a madder cushion on cloth printed with flowers"');
  expect(shown).toMatch(
    /<a data-part="cover" href="\/eu\/browse\/womens\/new-in" aria-label="Out in all weathers"/,
  );
  expect(wordsOf(shown)).toBe(
    'Out in all weathers Proper wool and soft cord for long walks home. See what is new',
  );
});

test('blocks §3 media 1: a picture may be an address and an alternative text', () => {
  const image = { url: 'https://media.example/i/shop/coat', alt: 'A coat on a peg' };
  const shown = html({ ...fixtures.default, image });
  expect(shown).toContain('alt="A coat on a peg"');
  expect(shown).toContain('src="https://media.example/i/shop/coat?w=992&amp;fmt=auto&amp;qlt=default"');
});

test('blocks §3 media 3: a text with the picture’s link is read out', () => {
  const image = { image: picture('tile-dresses'), altText: 'A coat on a peg' };
  expect(html({ ...fixtures.default, image })).toContain('alt="A coat on a peg"');
});

test('blocks §5 tile 1: without an address its picture leads nowhere', () => {
  expect(html(fixtures.minimal)).not.toContain('<a ');
});

test('blocks §3 tall image 2: a shadow stands behind the headline, unless it is switched off', () => {
  expect(html(fixtures.default)).toContain('data-shadow');
  expect(html(fixtures.withoutShadow)).not.toContain('data-shadow');
});

test('blocks §3 tall image 3: its words are aligned as a box and within it', () => {
  expect(html(fixtures.inTheMiddle)).toContain('data-part="words" data-edge="Middle" data-align="Right"');
  const apart = { textWrapperContentAlignment: 'Left', quisasTextAlignment: 'Right' } as const;
  const words = html({ ...fixtures.inTheMiddle, ...apart });
  expect(words).toContain('data-part="words" data-edge="Middle" data-align="Left"');
  expect(words).toContain('data-part="quisas" data-align="Right"');
});

test('blocks §3 tall image 3: they are white, or of another colour', () => {
  expect(html(fixtures.maximal)).toContain('--text:#FFFFFF');
  expect(html(fixtures.default)).toContain('--text:#FFFFFF');
  expect(html({ ...fixtures.default, textColor: '' })).toContain('--text:#FFFFFF');
  expect(html(fixtures.withoutShadow)).toContain(`--text:${color.ink}`);
});

test('blocks §3 tall image 4: a quisas text has its content, alignment and position', () => {
  const shown = html(fixtures.inTheMiddle);
  expect(shown).toContain(
    '<div data-edge="Bottom"><p data-part="quisas" data-align="Right">Made here</p></div>',
  );
  expect(html(fixtures.default)).not.toContain('data-part="quisas"');
});

test('blocks §3 tall image 4: … at the headline’s edge it stands with it', () => {
  expect(wordsOf(html(fixtures.quisasTextOverTheHeadline))).toMatch(/^The autumn collection Out in all/);
  expect(wordsOf(html(fixtures.longText))).toMatch(/See what is new The autumn and early winter collection$/);
  expect(html(fixtures.longText).match(/data-edge/g)).toHaveLength(1);
});
