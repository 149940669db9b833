import type { Product, Review, Variant } from '@tailorbird/commerce/model/product';

const price = { currency: 'GBP', list: 6900, sale: null } as const;

/** Sizes of one colour, of each so many. */
function sizesOf(sizes: readonly string[], stockOf: (at: number) => number): Variant[] {
  return sizes.map((size, at) => ({
    id: at + 1,
    sku: `200002-madder-${size}`,
    colour: 'Madder',
    size,
    length: null,
    price,
    stock: stockOf(at),
    purchasingDisabled: false,
    isDefault: at === 0,
  }));
}

/** So many reviews, the newest first. */
export function storyReviews(count: number): Review[] {
  const said = [
    { rating: 5, title: 'Lives up to the picture', message: 'The colour is richer than on the screen.' },
    { rating: 4, title: 'Really good', message: 'A touch long on me but easily taken up.' },
    { rating: 2, title: 'Not as I expected', message: 'It came up small across the shoulders.' },
  ];
  return Array.from({ length: count }, (_, at) => ({
    ...(said[at % said.length] ?? { rating: 5, title: '', message: '' }),
    nickname: ['Happy in Hove', 'Mudlark', 'Tall in Truro'][at % 3] ?? '',
    date: `2026-0${9 - Math.floor(at / 2)}-1${at}`,
  }));
}

const dressSizes = ['8', '10', '12', '14', '16'];

/** A dress in one of its colours: one size has sold out, one is low. */
export const storyDress: Product = {
  id: 2,
  sku: '200002',
  name: 'Juniper Print Dress',
  slug: 'juniper-print-dress',
  description: ['A day dress in washed cotton with pockets in both seams.'],
  price,
  isPriceHidden: false,
  categories: [{ name: 'Womens', url: '/womens' }],
  inventoryTracking: 'variant',
  inventoryLevel: null,
  inventoryWarningLevel: 5,
  fixedCostShippingPrice: null,
  colourways: ['Madder', 'Indigo', 'Moss Green'].map((colour, at) => ({
    colour,
    swatch: ['#a63d2b', '#2f4a6b', '#4a5d3a'][at] ?? '',
    image: `/i/tailorbird/200002-${colour.replace(' ', '_')}-FF`,
    hoverImage: null,
  })),
  sizes: dressSizes,
  lengths: [],
  variants: sizesOf(dressSizes, (at) => [20, 3, 0, 9, 9][at] ?? 0),
  modifiers: [],
  customFields: {
    fabric_composition: '100% organic cotton.',
    product_fit: 'Easy',
    model_wears_displayed: 'Our model is 5\'9" and wears a size 10.',
    washcare: 'Machine wash at 30 degrees.',
  },
  badge: null,
  rating: { average: 4.2, count: 6 },
  reviews: storyReviews(6),
};

/** The dress with nothing left of it. */
export const soldOutDress: Product = { ...storyDress, variants: sizesOf(dressSizes, () => 0) };

/** Something there is one size of. */
export const oneSizeDress: Product = {
  ...storyDress,
  sizes: ['10'],
  variants: sizesOf(['10'], () => 20),
};

/** A gift card, with all it asks for. */
export const storyGiftCard: Product = {
  ...storyDress,
  id: 9,
  sku: '100000',
  name: 'Gift Card by Email',
  slug: 'gift-card-by-email',
  description: ['For when they would rather choose.'],
  categories: [{ name: 'Other Stuff', url: '/other-stuff' }],
  inventoryTracking: 'none',
  sizes: ['£10', '£25', '£50'],
  variants: sizesOf(['£10', '£25', '£50'], () => 1),
  modifiers: [
    { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
    { id: 2, displayName: 'Recipient name', type: 'text', required: true, sortOrder: 2 },
    { id: 3, displayName: 'Your email', type: 'email', required: true, sortOrder: 3 },
    { id: 4, displayName: 'Your name', type: 'text', required: true, sortOrder: 4 },
    { id: 5, displayName: 'Send on', type: 'date', required: false, sortOrder: 5 },
    { id: 6, displayName: 'Your message', type: 'message', required: false, sortOrder: 6 },
  ],
  customFields: {},
  rating: null,
  reviews: [],
};
