import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './Price.tsx';

const spoken = (html: string): string =>
  html.replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, '');

test('a reduced price reads "Was £49, now £29", once', () => {
  expect(spoken(renderToStaticMarkup(<Price now="£29" was="£49" />))).toBe('Was £49, now £29');
});

test('a reduced price shows the former one struck through', () => {
  expect(renderToStaticMarkup(<Price now="£29" was="£49" />)).toContain('<s aria-hidden="true">£49</s>');
});

test('a price that was never higher is just the price', () => {
  expect(spoken(renderToStaticMarkup(<Price now="£29" />))).toBe('£29');
  expect(renderToStaticMarkup(<Price now="£29" was="£29" />)).not.toContain('<s ');
});

test('a label stands before the price', () => {
  expect(spoken(renderToStaticMarkup(<Price now="£29" label="From" />))).toBe('From £29');
});
