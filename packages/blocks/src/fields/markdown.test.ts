import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdown, parseMarkdown } from './markdown.ts';

test('headings start at the second level, since a page has one first', () => {
  expect(parseMarkdown('# Delivery')).toEqual([{ tag: 'h2', children: ['Delivery'] }]);
});

test('a list’s items hold their words without a paragraph around them', () => {
  expect(parseMarkdown('- one\n- **two**')).toEqual([
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: [{ tag: 'strong', children: ['two'] }] },
      ],
    },
  ]);
});

test('a link keeps its address when that is safe, and only its words when it is not', () => {
  expect(parseMarkdown('[a](/a) [b](javascript:b)')).toEqual([
    { tag: 'p', children: [{ href: '/a', children: ['a'] }, ' ', 'b'] },
  ]);
});

test('HTML and pictures are not shown', () => {
  expect(parseMarkdown('a <b onclick=x>b</b> ![c](https://example.com/c.png)')).toEqual([
    { tag: 'p', children: ['a ', 'b', ' '] },
  ]);
  expect(parseMarkdown('<script>alert(1)</script>')).toEqual([]);
});

test('law: whatever is written, no address but a safe one comes out', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.webUrl({ validSchemes: ['javascript', 'data', 'http', 'https'] }),
      (words, url) => {
        const found = JSON.stringify(parseMarkdown(`[${words}](${url}) <${url}>`)).matchAll(
          /"href":"([^"]*)"/g,
        );
        for (const [, href = ''] of found) expect(href).toMatch(/^(?:https:\/\/|\/(?!\/)|#)/);
      },
    ),
  );
});

test.each([
  ['quotes', '> '.repeat(4000)],
  ['lists', `${'- '.repeat(60)}x`],
  ['emphases', '*a **b '.repeat(100) + 'c** d* '.repeat(100)],
  ['very many emphases', '*a **b '.repeat(1200) + 'c** d* '.repeat(1200)],
])('%s inside one another without end are refused with a reason, not thrown', (_, source) => {
  expect(markdown.safeParse(source).error?.issues[0]?.message).toContain('inside one another');
});
