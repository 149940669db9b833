import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('the skip link leads to the main part of the page', () => {
  expect(renderToStaticMarkup(<SkipLink />)).toContain('href="#main"');
});
