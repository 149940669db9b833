import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './Badge.tsx';

test('an editor’s colours travel as custom properties, not as new rules', () => {
  const html = renderToStaticMarkup(<Badge text="New in" background="#4F6238" colour="#FBF8F2" />);
  expect(html).toContain('--badge-background:#4F6238;--badge-colour:#FBF8F2');
});

test('without them the tone decides', () => {
  const html = renderToStaticMarkup(<Badge text="Sale" tone="sale" />);
  expect(html).toContain('data-tone="sale"');
  expect(html).not.toContain('--badge');
});
