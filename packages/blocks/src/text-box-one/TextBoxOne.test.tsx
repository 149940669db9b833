import { color } from '@tailorbird/tokens/roles';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { textBoxOneFixtures as fixtures } from './fixtures.ts';
import { textBoxOne } from './schema.ts';
import { TextBoxOne } from './TextBoxOne.tsx';

const html = (content: z.input<typeof textBoxOne>) =>
  renderBlock(<TextBoxOne {...textBoxOne.parse(content)} />, 'eu');

test('blocks §3 text box 1: type one has headings, a subtitle, a body, an annotation and calls to action', () => {
  expect(wordsOf(html(fixtures.wordsAlone))).toBe(
    'From the studio Every print begins as a lino block Drawn in the hedgerow, cut on the kitchen table. ' +
      'We cut it by hand, ink it and press it onto the cloth until we like it . Shop prints Made in batches of forty.',
  );
  expect(html(fixtures.wordsAlone)).toContain('href="/eu/browse/womens/prints"');
});

test('blocks §3 text box 2: colours, alignment, bold and underline are the editor’s', () => {
  const shown = html(fixtures.maximal);
  expect(shown).toContain(`--ground:${color.chalk};--text:${color.ink};--heading:${color.madder}`);
  expect(shown).toContain('data-align="Centre"');
  expect(shown).toContain('data-box="Centre"');
  expect(shown).toMatch(/<h2 data-bold="" data-underlined=""/);
  expect(html(fixtures.onTheRight)).toMatch(/<h2>/);
});

test('blocks §3 text box 3: desktop and phone have a picture each, with alternative texts', () => {
  const shown = html(fixtures.maximal);
  expect(shown).toMatch(/data-on="desktop">(?:(?!data-on).)*alt="What the studio made this autumn"/);
  expect(shown).toMatch(/data-on="mobile">(?:(?!data-on).)*alt="What the studio made this autumn, close by"/);
});

test('blocks §3 text box 3: … or a video each, that may loop', () => {
  const { video } = fixtures;
  expect(html(video).match(/<video [^>]*>/g)).toHaveLength(2);
  expect(html(video)).not.toMatch(/<video [^>]* loop=""/);
  const looping = html({ ...video, desktopBackgroundLoop: true });
  expect(looping).toMatch(/data-on="desktop">(?:(?!data-on).)*<video [^>]*loop=""/);
  expect(looping.match(/ loop=""/g)).toHaveLength(1);
});

test('one picture alone serves both', () => {
  expect(html(fixtures.default)).not.toContain('data-on');
  expect(html({ ...fixtures.minimal, mobileBackground: fixtures.default.desktopBackground })).not.toContain(
    'data-on',
  );
});
