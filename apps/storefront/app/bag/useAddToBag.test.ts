import { expect, test, vi } from 'vitest';
import { settleConsent } from '../data-layer/report.ts';
import { useShop } from '../shopStore.ts';
import type { BagAnswer } from './bagAnswer.ts';
import { hideAdded, useBag } from './bagStore.ts';
import { storyBag, storyLine } from './storyBag.ts';
import { reportAddedToBag } from './useAddToBag.ts';

const answer: Extract<BagAnswer, { tag: 'added' }> = {
  tag: 'added',
  added: {
    name: 'Juniper Print Dress',
    imageUrl: storyLine.imageUrl,
    price: '£65',
    specialPrice: null,
    colour: 'Moss',
    size: '12',
    length: null,
    quantity: 1,
    isGiftCard: false,
  },
  view: { bag: storyBag([storyLine]), notice: null, count: 1 },
  item: {
    item_id: '200002',
    item_constructor_id: '200002-Moss',
    item_long_sku: '200002-moss-12',
    item_variant: 'Moss',
    item_name: 'Juniper Print Dress',
    quantity: 1,
    price: 65,
    discount: 0,
    item_original_price: 65,
    item_on_sale: false,
    item_size: '12',
    item_length: null,
    brand: 'Tailorbird',
  },
  currency: 'GBP',
};

test('commerce §4 add to bag 5: the panel is told and opened, and add_to_cart sent once the shopper agrees', () => {
  const page: { dataLayer?: unknown[] } = {};
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', page);
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('location', { pathname: '/p/2/juniper/Moss' });
  reportAddedToBag(answer, '/p/2/juniper/Moss');
  expect(useBag.getState()).toMatchObject({ added: answer.added, count: 1 });
  expect(page).toEqual({});
  settleConsent({ analytics: true, personalisation: false });
  expect(page.dataLayer).toEqual([
    { event: 'add_to_cart', ecommerce: { currency: 'GBP', value: 65, items: [answer.item] } },
  ]);
  vi.unstubAllGlobals();
});

test('commerce §4 add to bag 5: a shopper who has refused sees the panel, and nothing is sent', () => {
  const page: { dataLayer?: unknown[] } = {};
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', page);
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('location', { pathname: '/p/2/juniper/Moss' });
  hideAdded();
  settleConsent({ analytics: false, personalisation: false });
  reportAddedToBag(answer, '/p/2/juniper/Moss');
  expect(useBag.getState()).toMatchObject({ added: answer.added });
  expect(page).toEqual({});
  vi.unstubAllGlobals();
});

test('an answer that finds the shopper on another page opens nothing there: a notice says what was added', () => {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('window', {});
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- vitest.config.ts gives it a worker of its own
  vi.stubGlobal('location', { pathname: '/checkout-identity' });
  hideAdded();
  reportAddedToBag(answer, '/p/2/juniper/Moss');
  expect(useBag.getState()).toMatchObject({ added: undefined, count: 1 });
  expect(useShop.getState().notices.map(({ message }) => message)).toEqual(['Added to your bag']);
  vi.unstubAllGlobals();
});
