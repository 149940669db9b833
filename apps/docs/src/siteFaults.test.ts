import { expect, it } from 'vitest';
import { siteFaults } from './siteFaults.ts';

const faults = (pages: Record<string, string>) => siteFaults(new Map(Object.entries(pages)));

it('a site that asks nobody and whose links lead to headings has no fault', () => {
  expect(
    faults({
      'index.html':
        '<script src="/app.js"></script><a href="/how-to.html#add">Add</a><a href="https://elsewhere.example/#x">Out</a>',
      'how-to.html': '<h2 id="add">Add</h2><a href="#add">#</a><a href="./">Home</a>',
    }),
  ).toEqual([]);
});

it('a link to a heading that is not there is named with its page', () => {
  const heading = '<h2 id="add">Add</h2>';
  expect(faults({ 'a.html': '<a href="/b/index.html#gone">x</a>', 'b/index.html': heading })).toEqual([
    'a.html links to a heading that is not there: /b/index.html#gone',
  ]);
  expect(faults({ 'a.html': '<a href="/b/#gone">x</a>', 'b/index.html': heading })).toHaveLength(1);
  expect(faults({ 'a.html': `${heading}<a href="#gone">x</a>` })).toHaveLength(1);
});

it.each([
  '<script async src="https://elsewhere.example/a.js"></script>',
  '<link rel="stylesheet" href="//elsewhere.example/a.css">',
  '<img alt="" src="http://elsewhere.example/a.png">',
])('what another host would be asked for is a fault: %s', (html) => {
  expect(faults({ 'index.html': html })).toEqual([expect.stringContaining('index.html asks another host')]);
});
