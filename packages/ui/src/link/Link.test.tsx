import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';

test('a link is a plain anchor, so it works before any script', () => {
  expect(renderToStaticMarkup(<Link href="/p/1234/fern/moss">Fern Cord Shirt</Link>)).toMatch(
    /^<a .*href="\/p\/1234\/fern\/moss"/,
  );
});

test('an external link opens elsewhere, says so, and sends no referrer', () => {
  const html = renderToStaticMarkup(
    <Link href="https://example.org" external>
      Our mill
    </Link>,
  );
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain('(opens in a new tab)');
});
