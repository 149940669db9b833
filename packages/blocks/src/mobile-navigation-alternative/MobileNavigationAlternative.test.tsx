import { expect, test } from 'vitest';
import { renderBlock, wordsOf } from '../renderBlock.tsx';
import { mobileNavigationAlternativeFixtures as fixtures } from './fixtures.ts';
import { MobileNavigationAlternative } from './MobileNavigationAlternative.tsx';
import { mobileNavigationAlternative } from './schema.ts';

test('the title stands over the text', () => {
  const html = renderBlock(
    <MobileNavigationAlternative {...mobileNavigationAlternative.parse(fixtures.default)} />,
  );
  expect(wordsOf(html)).toBe('Mobile navigation alternative A few words under the title.');
});

test('without a text there is the title alone', () => {
  const html = renderBlock(
    <MobileNavigationAlternative {...mobileNavigationAlternative.parse(fixtures.minimal)} />,
  );
  expect(wordsOf(html)).toBe('Mobile navigation alternative');
});
