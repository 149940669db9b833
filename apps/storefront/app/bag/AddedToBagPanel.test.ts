import { expect, test } from 'vitest';
import { addedDetails } from './AddedToBagPanel.tsx';
import { storyLine } from './storyBag.ts';

const dress = {
  name: storyLine.name,
  imageUrl: storyLine.imageUrl,
  price: '£65',
  specialPrice: null,
  colour: 'Moss',
  size: '12',
  length: null,
  quantity: 2,
  isGiftCard: false,
};

test('commerce §3 added-to-bag 2: of a gift card the design and the quantity are told, of nothing else a quantity', () => {
  expect(addedDetails({ ...dress, colour: 'Leaves', size: '£25', isGiftCard: true }, 'us')).toEqual([
    ['Design', 'Leaves'],
    ['Quantity', '2'],
  ]);
  for (const [market, colour] of [
    ['uk', 'Colour'],
    ['us', 'Color'],
  ] as const)
    expect(addedDetails(dress, market)).toEqual([
      [colour, 'Moss'],
      ['Size', '12'],
      ['Length', null],
    ]);
});
