import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlParagraphs } from './htmlParagraphs.ts';

test('paragraphs, line breaks and list items become paragraphs of plain text', () => {
  expect(
    htmlParagraphs('<p>Soft <b>wool</b>.</p>Warm<br>and light<ul><li>One</li><li>Two &amp; a half</li></ul>'),
  ).toEqual(['Soft wool.', 'Warm', 'and light', 'One', 'Two & a half']);
});

test('text that is not marked up stays as it is', () => {
  expect(htmlParagraphs('Classic top,\n with  chest\u00a0pockets. ')).toEqual([
    'Classic top, with chest pockets.',
  ]);
  expect(htmlParagraphs('')).toEqual([]);
  expect(htmlParagraphs('<p> </p><br>')).toEqual([]);
});

test.each([
  '<script>alert(1)</script>Kept',
  'Kept<style>p{color:red}</style>',
  '<img src=x onerror=alert(1)>Kept',
  '<a href="javascript:alert(1)">Kept</a>',
  '<svg><script>alert(1)</script></svg>Kept',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>Kept',
  '<p onclick="alert(1)">Kept</p>',
  '<!-- <script>alert(1)</script> -->Kept',
])('nothing but the words survives: %s', (html) => {
  expect(htmlParagraphs(html)).toEqual(['Kept']);
});

test('whatever is thrown at it, paragraphs are trimmed, single-line and never empty', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('<p>', '</p>', '<b', '>', 'x', ' ', '\n', '&lt;', '<script>', '\u0000', '<!--'),
      ),
      (parts) => {
        for (const text of htmlParagraphs(parts.join(''))) expect(text).toMatch(/^\S([^\n]*\S)?$/);
      },
    ),
  );
});
