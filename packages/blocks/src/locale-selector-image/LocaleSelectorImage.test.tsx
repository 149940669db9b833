import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { localeSelectorImageFixtures as fixtures } from './fixtures.ts';
import { LocaleSelectorImage } from './LocaleSelectorImage.tsx';
import { localeSelectorImage } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<LocaleSelectorImage {...localeSelectorImage.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Locale selector image A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<LocaleSelectorImage {...localeSelectorImage.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Locale selector image');
});
