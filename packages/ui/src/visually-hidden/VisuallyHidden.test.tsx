import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('hidden words stay in the page for screen readers', () => {
  const html = renderToStaticMarkup(<VisuallyHidden>Was £49</VisuallyHidden>);
  expect(html).toContain('Was £49');
  expect(html).not.toMatch(/hidden=|aria-hidden/);
});
