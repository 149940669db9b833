import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { previewBarFixtures as fixtures } from './fixtures.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { previewBar } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(<PreviewBar {...previewBar.parse(fixtures.default)} />);
  expect(wordsOf(html)).toBe('Preview bar A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(<PreviewBar {...previewBar.parse(fixtures.minimal)} />);
  expect(wordsOf(html)).toBe('Preview bar');
});
