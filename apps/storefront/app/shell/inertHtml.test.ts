import { expect, test } from 'vitest';
import { inertHtml } from './inertHtml.ts';

test.each(['', '<script></script>', '{"name":"Tee \\u003c 3 & more"}'])(
  'what React writes may become HTML: %j',
  (html) => {
    expect(inertHtml(html)).toBe(html);
  },
);

test.each([
  '<script>evil()</script>',
  '<SCRIPT></SCRIPT>',
  '<img src=x onerror=evil()>',
  'words <b>',
  '</p>',
])('nothing with a tag of its own may: %j', (html) => {
  expect(inertHtml(html)).toBeNull();
});
