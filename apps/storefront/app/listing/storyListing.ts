import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import type { ListingPlace, ListingView } from './listingPlace.ts';
import type { ListingPage } from './loadListing.ts';

/** Styles as listings in stories show them. */
const storyCards: readonly ProductCard[] = [
  ['Juniper Print Dress', 'Madder', '#a63d2b'],
  ['Fern Cord Shirt', 'Moss Green', '#556b3b'],
  ['Alder Stripe Jumper', 'Ink', '#26334d'],
  ['Hazel Pocket Skirt with a name that goes on for longer than anybody planned', 'Damson', '#5d3350'],
].map(([name = '', colour = '', swatch = ''], at) => ({
  productId: at + 1,
  sku: `20000${at + 1}`,
  name,
  slug: 'story',
  price: { currency: 'GBP', list: 6500, sale: at === 1 ? 4550 : null },
  colourways: [{ colour, swatch, image: `/i/tailorbird/20000${at + 1}-FF`, hoverImage: null }],
  badge: null,
  additionalMessage: null,
  soldOut: at === 3,
}));

export const storyListing: ListingPage = {
  cards: [...storyCards],
  total: 196,
  page: 1,
  pages: 5,
  facets: [
    {
      name: 'colour',
      values: [
        { value: 'Green', productCount: 82, swatch: '#556b3b' },
        { value: 'Red', productCount: 61, swatch: '#a63d2b' },
        { value: 'Blue', productCount: 53, swatch: '#26334d' },
      ],
    },
    {
      name: 'price',
      values: ['0-25', '25-50', '100-'].map((value) => ({ value, productCount: 20 })),
    },
    {
      name: 'offer',
      values: [
        { value: 'New', productCount: 12 },
        { value: 'Sale', productCount: 30 },
      ],
    },
    { name: 'size', values: ['8', '10', '12', '14', '16'].map((value) => ({ value, productCount: 40 })) },
  ],
};

export const emptyListing: ListingPage = {
  ...storyListing,
  cards: [],
  total: 0,
  pages: 0,
  facets: storyListing.facets.map(({ name }) => ({ name, values: [] })),
};

/** A listing's place, from the parameters of its address. */
export function storyPlace(
  parameters = '',
  view: ListingView = 'grid',
  usualView: ListingView = 'grid',
): ListingPlace {
  const query = parseListingQuery(new URLSearchParams(parameters));
  return { path: '/browse/womens', query, view, usualView };
}
