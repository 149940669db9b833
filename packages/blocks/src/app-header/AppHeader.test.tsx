import { expect, test } from 'vitest';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { parseContent } from '../parse.ts';
import { renderBlock, wordsOf } from '../testing/renderBlock.tsx';
import { AppHeader } from './AppHeader.tsx';

test('blocks §3 app header 1: it provides transparentHomeHeader, false unless an editor says so', () => {
  expect(parseContent('app-header', { transparentHomeHeader: true }).data).toEqual({
    transparentHomeHeader: true,
  });
  expect(parseContent('app-header', {}).data).toEqual({ transparentHomeHeader: false });
  expect(parseContent('app-header', { transparentHomeHeader: 'yes' }).success).toBe(false);
});

test('on a page it shows nothing, and an editor where it belongs', () => {
  expect(renderBlock(<AppHeader />)).toBe('');
  const seen = renderBlock(
    <PageFactsProvider market="uk" preview>
      <AppHeader />
    </PageFactsProvider>,
  );
  expect(wordsOf(seen)).toContain('Publish its settings under the key app-header');
});
