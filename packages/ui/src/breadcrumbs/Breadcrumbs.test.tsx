import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('the way up is links, and the last is the page itself', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Dresses', href: '/browse/dresses' },
      ]}
    />,
  );
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<span aria-current="page">Dresses</span>');
  expect(html).not.toContain('href="/browse/dresses"');
});
