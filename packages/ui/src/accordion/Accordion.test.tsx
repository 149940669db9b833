import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'details', title: 'Details', body: <p>Organic cotton.</p> },
  { id: 'returns', title: 'Returns', body: <p>Within thirty days.</p>, defaultOpen: true },
];

test('an accordion opens without script, because it is made of details', () => {
  const html = renderToStaticMarkup(<Accordion items={items} />);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toContain('Organic cotton.');
});

test('one at a time: all rows share a name, so the browser closes the others', () => {
  const names = [
    ...renderToStaticMarkup(<Accordion items={items} />).matchAll(/<details[^>]* name="([^"]+)"/g),
  ];
  expect(new Set(names.map(([, name]) => name)).size).toBe(1);
});

test('several at a time: no row has a name', () => {
  expect(renderToStaticMarkup(<Accordion items={items} multiple />)).not.toContain('name=');
});

test('a row can be open when the page arrives', () => {
  expect(renderToStaticMarkup(<Accordion items={items} />)).toMatch(/<details id="returns"[^>]* open=""/);
});

test('titles become headings when the page’s outline needs them', () => {
  expect(renderToStaticMarkup(<Accordion items={items} headingLevel={3} />)).toContain('<h3>Details</h3>');
});
