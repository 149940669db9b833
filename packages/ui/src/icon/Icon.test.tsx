import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('an icon beside words is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="truck" />)).toContain('aria-hidden="true"');
});

test('an icon that stands alone has a name', () => {
  const html = renderToStaticMarkup(<Icon name="star" label="4 out of 5" />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="4 out of 5"');
  expect(html).not.toContain('aria-hidden');
});
