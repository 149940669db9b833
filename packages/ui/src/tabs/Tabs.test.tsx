import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';
import { tabAfter } from './tabKeys.ts';

const tabs = [
  { id: 'details', label: 'Details', body: 'Cut on the bias.' },
  { id: 'reviews', label: 'Reviews', body: '4.6 out of 5.', href: '?tab=reviews' },
];

test('without script a tab is a link: to its own address, or to its panel', () => {
  const html = renderToStaticMarkup(<Tabs label="About this dress" tabs={tabs} />);
  const panel = /role="tabpanel"/.test(html) && /id="([^"]+-details)" role="tabpanel"/.exec(html)?.[1];
  expect(html).toContain(`href="#${panel}"`);
  expect(html).toContain('href="?tab=reviews"');
});

test('every panel is in the page, one of them in view', () => {
  const html = renderToStaticMarkup(<Tabs label="About this dress" tabs={tabs} defaultSelected="reviews" />);
  expect(html).toContain('Cut on the bias.');
  expect(html.match(/data-selected=""/g)).toHaveLength(1);
  expect(html).toMatch(/data-selected="">4.6 out of 5/);
});

test('only the open tab is a stop of the Tab key', () => {
  const html = renderToStaticMarkup(<Tabs label="About this dress" tabs={tabs} />);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
});

test('arrow keys go round, Home and End go to the ends, other keys mean nothing', () => {
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
  expect(tabAfter('a', 0, 3)).toBeUndefined();
  expect(tabAfter('End', 0, 0)).toBeUndefined();
});
