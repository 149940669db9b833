import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitiseHtml.ts';

const tree = (html: string) => {
  const read = sanitiseHtml(html);
  if ('refused' in read) throw new Error(read.refused);
  return read.tree;
};

test('what an editor may write comes through, element by element', () => {
  expect(tree('<p class="note">See <a href="/browse">all</a></p>')).toEqual([
    {
      tag: 'p',
      attributes: { className: 'note' },
      children: ['See ', { tag: 'a', attributes: { href: '/browse' }, children: ['all'] }],
    },
  ]);
});

test('a page’s own name is its only h1', () => {
  expect(tree('<h1>Prints</h1>')).toEqual([{ tag: 'h2', attributes: {}, children: ['Prints'] }]);
});

test('pictures are the shop’s own, and have an alternative text', () => {
  expect(tree('<img src="/i/content/hero" width="800" height="600">')).toEqual([
    { tag: 'img', attributes: { src: '/i/content/hero', alt: '', width: 800, height: 600 }, children: [] },
  ]);
  expect(tree('<img src="https://elsewhere.example/x.png" alt="x">')).toEqual([]);
});

test('a script goes with all it holds, an unknown element leaves its words', () => {
  expect(tree('<script>x</script><x-note>Hello</x-note>')).toEqual(['Hello']);
});

test.each([
  ['<b><p>'.repeat(260), 'has 520 tags; at most 500 fit'],
  ['<div>'.repeat(40), 'is nested 40 deep; at most 32 fit'],
  [
    `<p>${Array.from({ length: 16 }, (_, at) => `<b class=${at}>`).join('')}${'<p>x'.repeat(200)}`,
    /makes \d+ elements/,
  ],
])('more than a page should hold is refused with the reason and the way to mend it', (html, reason) => {
  const read = sanitiseHtml(html);
  expect('refused' in read ? read.refused : '').toMatch(reason);
});
