import type { ShownPiece } from './shownPiece.ts';

const choice = (variantId: number, size: string, purchasable = true) => ({
  variantId,
  size,
  length: null,
  purchasable,
});

export const storyDressPiece: ShownPiece = {
  productId: 2,
  colour: 'Madder',
  sku: '200002',
  slug: 'juniper-print-dress',
  name: 'Juniper Print Dress',
  image: '/i/tailorbird/200002-Madder-FF',
  swatch: '#a63d2b',
  price: { currency: 'GBP', list: 6500, sale: null },
  nowPrice: undefined,
  isFrom: false,
  choices: [choice(21, '10'), choice(22, '12', false), choice(23, '14')],
};
export const storyJumperPiece: ShownPiece = {
  productId: 3,
  colour: 'Mustard',
  sku: '200003',
  slug: 'larch-wool-jumper',
  name: 'Larch Wool Jumper',
  image: '/i/tailorbird/200003-Mustard-FF',
  swatch: '#d9a23b',
  price: { currency: 'GBP', list: 5000, sale: null },
  nowPrice: 4000,
  isFrom: false,
  choices: [choice(31, 'S'), choice(32, 'M')],
};
export const storyScarfPiece: ShownPiece = {
  productId: 4,
  colour: 'Moss Green',
  sku: '200004',
  slug: 'rowan-scarf',
  name: 'Rowan Scarf',
  image: '/i/tailorbird/200004-Moss_Green-FF',
  swatch: '#4f6238',
  price: { currency: 'GBP', list: 2900, sale: null },
  nowPrice: undefined,
  isFrom: false,
  choices: [choice(41, 'One Size')],
};

/** A dress, a jumper of less in the bag, and a scarf in one size. */
export const storyLook = [storyDressPiece, storyJumperPiece, storyScarfPiece];
