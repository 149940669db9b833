import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bag, BagLine } from '../model/bag.ts';
import { walletAddressRefusal } from './walletAddressRefusal.ts';
import { firstWalletRequest, walletRequest } from './walletRequest.ts';
import { walletStart } from './walletStart.ts';

function line(part: Partial<BagLine> = {}): BagLine {
  return {
    id: 'a',
    productId: 1,
    variantId: 1,
    parentId: null,
    sku: '200001-1',
    name: 'Fern Shirt',
    url: '/p/1/fern-shirt',
    imageUrl: '/i/fern',
    quantity: 1,
    options: [],
    originalPrice: 1999,
    listPrice: 1999,
    salePrice: 1999,
    extendedListPrice: 1999,
    extendedSalePrice: 1999,
    discountAmount: 0,
    available: 5,
    ...part,
  };
}

function bagWith(physicalItems: BagLine[], digitalItems: BagLine[] = [], cartAmount = 1999): Bag {
  return {
    id: 'b',
    customerId: null,
    channelId: 1406818,
    currency: 'GBP',
    baseAmount: cartAmount,
    cartAmount,
    coupons: [],
    lineItems: { physicalItems, digitalItems, customItems: [], giftCertificates: [] },
    version: 1,
    notice: null,
  };
}

const card = line({ sku: '100000-1', available: null });
const uk = { market: 'uk', email: null, checkout: null } as const;
const checkout = { grandTotal: 2394, shippingOptions: [] };

describe('a click on the wallet', () => {
  test('commerce §4 wallet 2: digital bags go straight on, empty ones go nowhere', () => {
    expect(walletStart(bagWith([], [card]))).toBe('sheet');
    expect(walletStart(bagWith([]))).toBe('nowhere');
  });

  test('commerce §4 wallet 3: a shortage leads to the bag', () => {
    expect(walletStart(bagWith([line({ quantity: 6 })]))).toBe('bag');
    expect(walletStart(bagWith([line({ quantity: 5 })]))).toBe('sheet');
    expect(walletStart(bagWith([line({ available: 0 })], [card]))).toBe('bag');
  });
});

describe('what the sheet asks for', () => {
  test('commerce §5 wallet 1: delivery address and name only with physical items, those of the bill always', () => {
    expect(walletRequest({ ...uk, bag: bagWith([line()]) }).shippingContactFields).toEqual([
      'postalAddress',
      'name',
      'phone',
      'email',
    ]);
    expect(walletRequest({ ...uk, bag: bagWith([], [card]) }).shippingContactFields).toEqual([
      'phone',
      'email',
    ]);
    for (const bag of [bagWith([line()]), bagWith([line()], [card]), bagWith([], [card])])
      expect(walletRequest({ ...uk, bag }).billingContactFields).toEqual(['postalAddress', 'name']);
    expect(walletRequest({ ...uk, bag: bagWith([line()], [card]) }).supportedCountries).toEqual([
      'GB',
      'JE',
      'GG',
    ]);
  });

  test('commerce §5 wallet 2: the e-mail only where it is not known, and prefilled where it is', () => {
    const known = walletRequest({ ...uk, email: 'maud@example.com', bag: bagWith([], [card]) });
    expect([known.shippingContactFields, known.email]).toEqual([['phone'], 'maud@example.com']);
  });

  test('commerce §9 wallet 1: country GB; a digital bag is charged its own amount, others the checkout’s, in minor units', () => {
    const digital = walletRequest({ ...uk, checkout, bag: bagWith([], [card], 1999) });
    expect(digital).toMatchObject({ countryCode: 'GB', minorUnits: 1999, amount: '19.99' });
    expect(walletRequest({ ...uk, checkout, bag: bagWith([line()]) }).minorUnits).toBe(2394);
  });

  test('the lines are what the amount is made of: the goods, and delivery once it is known', () => {
    const goods = { label: 'Goods', amount: '19.99' };
    expect(walletRequest({ ...uk, bag: bagWith([line()]) }).lines).toEqual([goods]);
    expect(walletRequest({ ...uk, checkout, bag: bagWith([line()]) }).lines).toEqual([
      goods,
      { label: 'Delivery', amount: '3.95' },
    ]);
  });

  test('a sheet opens at the press with what the page knows, and asks for the same', () => {
    const bag = bagWith([line()]);
    const first = firstWalletRequest({ market: 'uk', email: null, isDigital: false, amount: 1999 });
    expect(first).toEqual(walletRequest({ ...uk, bag }));
  });

  test('no amount ever meets a fraction: the decimals say exactly the minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        const asked = walletRequest({ ...uk, bag: bagWith([], [card], amount) });
        expect(asked.minorUnits).toBe(amount);
        expect(asked.amount).toMatch(/^\d+\.\d{2}$/);
        expect(Number(asked.amount.replace('.', ''))).toBe(amount);
      }),
    );
  });
});

describe('where a wallet delivers', () => {
  test('commerce §5 wallet 3: in GBP to GB, JE and GG, and elsewhere it says so', () => {
    for (const country of ['GB', 'JE', 'GG']) expect(walletAddressRefusal('uk', country)).toBeNull();
    for (const country of ['FR', 'IM', 'US', '']) {
      expect(walletAddressRefusal('uk', country)).toBe('We only ship to UK, Jersey, and Guernsey');
    }
  });

  test('commerce §5 wallet 4: in other currencies an address we do not serve is named as such', () => {
    expect(walletAddressRefusal('eu', 'FR')).toBeNull();
    expect(walletAddressRefusal('eu', 'JP')).toBe('We can not ship to this address');
    expect(walletAddressRefusal('us', 'FR')).toBe('We can not ship to this address');
  });
});

test('the sheet offers the ways of delivery with what each costs and how long it takes', () => {
  const option = {
    id: 'uk-standard',
    description: 'Standard Delivery',
    additionalDescription: '3 to 5 working days',
    cost: 395,
  };
  const bought = { ...checkout, shippingOptions: [option] };
  expect(walletRequest({ ...uk, bag: bagWith([line()]), checkout: bought }).shippingMethods).toEqual([
    {
      identifier: 'uk-standard',
      label: 'Standard Delivery',
      detail: '3 to 5 working days',
      amount: '3.95',
    },
  ]);
});

test('a sheet opens asking who it is for and where it goes, and of gift cards by email no address', () => {
  const facts = { amount: 2500, market: 'uk', email: null } as const;
  const goods = firstWalletRequest({ ...facts, isDigital: false });
  expect(goods.shippingContactFields).toEqual(['postalAddress', 'name', 'phone', 'email']);
  expect(goods.billingContactFields).toEqual(['postalAddress', 'name']);
  expect(goods.shippingMethods).toEqual([]);
  const cards = firstWalletRequest({ ...facts, isDigital: true, email: 'wren@example.com' });
  expect(cards.shippingContactFields).toEqual(['phone']);
  expect(cards.supportedCountries).toEqual([]);
});
