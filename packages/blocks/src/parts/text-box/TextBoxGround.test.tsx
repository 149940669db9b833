import { expect, test } from 'vitest';
import { z } from 'zod';
import { picture } from '../../testing/fixtureMedia.ts';
import { renderBlock } from '../../testing/renderBlock.tsx';
import { fixtureTextBoxes } from './fixtureTextBoxes.ts';
import { TextBoxGround } from './TextBoxGround.tsx';
import { type TextBoxInput, textBoxFields } from './textBoxFields.ts';

const fixtures = fixtureTextBoxes(picture('tile-prints'), picture('tile-dresses'));
const html = (content: TextBoxInput) =>
  renderBlock(<TextBoxGround content={z.object(textBoxFields).parse(content)} sizes="100vw" />);

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

test('one picture alone serves both, and without one there is none', () => {
  const { default: onDesktop, minimal } = fixtures;
  const onPhone = { ...minimal, mobileBackground: onDesktop.desktopBackground };
  for (const alone of [onDesktop, onPhone]) {
    expect(html(alone)).toContain('<img');
    expect(html(alone)).not.toContain('data-on');
  }
  expect(html(minimal)).toBe('');
});
