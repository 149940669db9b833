import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { textBoxOneFixtures as fixtures } from './fixtures.ts';
import { textBoxOne } from './schema.ts';
import { TextBoxOne } from './TextBoxOne.tsx';

const html = (name: keyof typeof fixtures) =>
  renderBlock(<TextBoxOne {...textBoxOne.parse(fixtures[name])} />);

test('blocks §3 text box 1: type one has a picture and its words, or the words alone', () => {
  expect(wordsOf(html('default'))).toMatch(/^From the studio .* Shop prints$/);
  expect(html('default')).toMatch(/data-pictured="".*<img/);
  expect(wordsOf(html('wordsAlone'))).toMatch(/^From the studio .* Shop prints Made in batches of forty\.$/);
  expect(html('wordsAlone')).not.toMatch(/data-pictured|<img/);
});

test('blocks §3 text box 2: the box stands where its editor says', () => {
  expect(html('default')).toContain('data-box="Left"');
  expect(html('maximal')).toContain('data-box="Centre"');
});
