import { expect, test } from 'vitest';
import type { Bag, BagLine } from '../model/bag.ts';
import {
  addCartRows,
  addProductDetails,
  addProducts,
  addPurchaseRows,
  personalisationOf,
} from './personalisation.ts';
import { personalisationCall } from './personalisationCall.ts';

// Only what is told of them.
const line = { productId: 2, sku: '200002-MDR-12R', quantity: 2, salePrice: 4095 } as BagLine;
const bag = {
  currency: 'EUR',
  lineItems: { physicalItems: [line], digitalItems: [], customItems: [], giftCertificates: [] },
} as unknown as Bag;
const order = {
  id: 1001,
  currency: 'USD',
  lines: [{ productId: 2, sku: '200002-MDR-12R', quantity: 1, unitPrice: 5000 }],
} as Parameters<typeof addPurchaseRows>[0];

test('commerce §7 personalisation 1: a page says its type, what it shows, and that this is all', () => {
  expect(personalisationOf('product', addProductDetails({ id: 2, sku: '200002' }))).toEqual([
    ['setPageType', 'product'],
    ['addProductDetails', [{ productId: '2', sku: '200002' }]],
    ['trackData'],
  ]);
});

test('commerce §7 personalisation 1: the type of a page is OrderConfirmation unless it says another', () => {
  expect(personalisationOf(undefined, addPurchaseRows(order))).toEqual([
    ['setPageType', 'OrderConfirmation'],
    [
      'addPurchaseRows',
      [
        {
          purchaseId: '1001',
          productId: '2',
          sku: '200002-MDR-12R',
          quantity: '1',
          unitPrice: '50.00',
          currency: 'USD',
        },
      ],
    ],
    ['trackData'],
  ]);
});

test('commerce §7 personalisation 1: a listing tells its products, the bag its rows', () => {
  expect(addProducts([{ productId: 1 }, { productId: 2 }])).toEqual([
    ['addProducts', [{ productId: '1' }, { productId: '2' }]],
  ]);
  expect(addCartRows(bag)).toEqual([
    [
      'addCartRows',
      [{ productId: '2', sku: '200002-MDR-12R', quantity: '2', unitPrice: '40.95', currency: 'EUR' }],
    ],
  ]);
  expect(addCartRows(null)).toEqual([['addCartRows', []]]);
  expect(addProducts([])).toEqual([]);
  expect(addPurchaseRows({ ...order, lines: [] })).toEqual([]);
  expect(personalisationOf('bag')).toEqual([['setPageType', 'bag'], ['trackData']]);
});

test('commerce §7 personalisation 1: every value is a string that says something', () => {
  const calls = [
    ...personalisationOf('bag', [...addCartRows(bag), ...addProductDetails({ id: 2, sku: '200002' })]),
    ...personalisationOf('order', addPurchaseRows(order)),
    ...addProducts([{ productId: 1 }]),
  ];
  for (const call of calls) expect(personalisationCall.safeParse(call).error).toBeUndefined();
  expect(personalisationCall.safeParse(['addProducts', [{ productId: 2 }]]).success).toBe(false);
  expect(personalisationCall.safeParse(['addProducts', [{ productId: '' }]]).success).toBe(false);
});
