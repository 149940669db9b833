import { expect, test } from 'vitest';
import { shopAnswering } from '../testing/shopAnswering.ts';
import { loadWaysOn } from './loadWaysOn.ts';
import { storyListing } from './storyListing.ts';

const department = { id: 1, name: 'Womens', url: '/womens', children: [] };

/** A shop whose calls answer this, by their names; the others fail. */
const answering = (answers: { readonly [call: string]: unknown }) =>
  shopAnswering((request) => {
    const answer = answers[new URL(request.url).pathname.split('/').at(-1) ?? ''];
    return Promise.resolve(answer ? Response.json(answer) : Response.json({}, { status: 503 }));
  });

test('a search that found nothing leads to the departments and to the newest things', async () => {
  const shop = answering({ getCategoryTree: [department], getProductsWithFilter: storyListing });
  const { categories, newest } = await loadWaysOn(shop);
  expect(categories).toEqual([{ name: 'Womens', to: '/browse/womens' }]);
  expect(newest.map(({ name }) => name)).toEqual(storyListing.cards.map(({ name }) => name));
});

test('help that cannot be had is left out, and the page is there all the same', async () => {
  expect(await loadWaysOn(answering({}))).toEqual({ categories: [], newest: [] });
});
