import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import type { Market } from '@tailorbird/commerce/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { FilterSidebar } from './FilterSidebar.tsx';
import { storyListing, storyPlace } from './storyListing.ts';

function sidebar(parameters: string, market: Market = 'uk', facets = storyListing.facets): string {
  const element = (
    <PageFactsProvider market={market}>
      <FilterSidebar place={storyPlace(parameters)} facets={facets} />
    </PageFactsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('commerce §2 filter sidebar 1: with nothing to filter it says so, and only then', () => {
  const empty = 'There is nothing to filter here.';
  expect(sidebar('', 'uk', [])).toContain(empty);
  expect(sidebar('')).not.toContain(empty);
});

test('every facet that has values is a group with its words, and the styles behind each', () => {
  const html = sidebar('');
  const titles = [...html.matchAll(/<legend>([^<]+)/g)].map(([, title]) => title);
  expect(titles).toEqual(['Colour', 'Price', 'New and sale', 'Size']);
  expect(html).toContain('<span>Green</span><small>82</small>');
  expect(sidebar('', 'us')).toContain('<legend>Color<');
});

test('prices are told in the market’s own money, and sent as bands', () => {
  expect(sidebar('')).toContain('<span>£25 to £50</span>');
  expect(sidebar('', 'us')).toContain('<span>Under $25</span>');
  expect(sidebar('')).toContain('name="filters[price]" value="25-50"');
});

test('what was chosen is ticked, and the rest of the address goes with the form', () => {
  const html = sidebar('filters[price]=25-50&sort=price-asc');
  const ticked = [...html.matchAll(/<input[^>]*>/g)].filter(([box]) => box.includes('checked=""'));
  expect(ticked.map(([box]) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(['25-50']);
  expect(html).toMatch(/<input type="hidden" name="sort" value="price-asc"\/?>/);
  expect(html).toMatch(/>Done</);
});
