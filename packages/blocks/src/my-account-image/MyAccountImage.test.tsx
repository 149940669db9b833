import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { myAccountImageFixtures as fixtures } from './fixtures.ts';
import { MyAccountImage } from './MyAccountImage.tsx';
import { myAccountImage } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<MyAccountImage {...myAccountImage.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('My account image A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<MyAccountImage {...myAccountImage.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('My account image');
});
