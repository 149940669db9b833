import { beforeAll, describe, expect, inject, it } from 'vitest';
import { budgets } from '../../../scripts/budgets.ts';
import { brotliBytes } from '../../../scripts/pageWeights.ts';
import { type PageName, pageRows } from '../app/pages.ts';

const style = /<style[^>]*>(.*?)<\/style>/gs;
const pages: { [Name in PageName]?: string } = {};
const budgeted = pageRows.flatMap(([name, { maxBytes }]) =>
  maxBytes?.html === undefined ? [] : [[name, maxBytes.html] as const],
);
const fetchPage = async (path: string) => {
  const response = await fetch(new URL(path, inject('origin')));
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
};
const firstLink = (html: string, pattern: RegExp) => {
  const path = pattern.exec(html)?.[1];
  if (path === undefined) throw new Error(`No link like ${pattern} on the page before.`);
  return path.replaceAll('&amp;', '&');
};

beforeAll(async () => {
  pages.home = await fetchPage('/');
  pages.listing = await fetchPage(firstLink(pages.home, /href="(\/browse\/[^"#?]+)"/));
  pages.product = await fetchPage(firstLink(pages.listing, /href="(\/p\/[^"#?]+)"/));
});

describe('performance, budgets: what a page weighs', () => {
  it.each(budgeted)('the HTML of %s is at most %d bytes of brotli', (name, budget) => {
    expect(pages[name]).toContain('</html>');
    const withoutStyles = (pages[name] ?? '').replaceAll(style, '');
    expect(brotliBytes(withoutStyles)).toBeLessThanOrEqual(budget);
  });

  it.each(budgeted)('the inline CSS of %s is within its budget', (name) => {
    const css = [...(pages[name] ?? '').matchAll(style)].map(([, text]) => text).join('');
    expect(css).not.toBe('');
    expect(brotliBytes(css)).toBeLessThanOrEqual(budgets.inlineCss);
  });

  it.each(budgeted)('%s loads nothing of third parties', (name) => {
    const loaded = (pages[name] ?? '').matchAll(
      /<(?:script|img|iframe|source)\b[^>]*\bsrc(?:set)?="([^"]+)"/g,
    );
    const elsewhere = [...loaded]
      .map(([, address]) => address ?? '')
      .filter((address) => /^(https?:)?\/\//.test(address));
    expect(elsewhere.filter((address) => !address.startsWith(inject('origin')))).toEqual([]);
  });
});
