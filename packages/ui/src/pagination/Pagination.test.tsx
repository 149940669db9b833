import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/browse/womens?page=${page}`;

test('one page needs no pagination', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pages={1} hrefFor={hrefFor} />)).toBe('');
});

test('pages are plain links, the current one marked', () => {
  const html = renderToStaticMarkup(<Pagination page={2} pages={3} hrefFor={hrefFor} />);
  expect(html).toContain('href="/browse/womens?page=1" rel="prev"');
  expect(html).toContain('href="/browse/womens?page=3" rel="next"');
  expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
});

test('the first page has nothing before it, the last nothing after', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pages={3} hrefFor={hrefFor} />)).not.toContain(
    'rel="prev"',
  );
  expect(renderToStaticMarkup(<Pagination page={3} pages={3} hrefFor={hrefFor} />)).not.toContain(
    'rel="next"',
  );
});
