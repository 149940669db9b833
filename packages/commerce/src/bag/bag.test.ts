import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bag, BagLine } from '../model/bag.ts';
import { canAdd, quantityWithin } from './addToBagRefusals.ts';
import { bagAmounts, lineAmounts } from './bagAmounts.ts';
import { bagLines, isDigitalOnly, isEmpty, itemCount, lineGroup } from './bagContents.ts';
import { canCheckOut, isShort } from './canCheckOut.ts';
import { hiddenUid, isGiftCard, isSpecificGiftCard, styleCode } from './giftCard.ts';

const line = (facts: Partial<BagLine>): BagLine => ({
  id: 'line',
  productId: 1,
  variantId: 1,
  parentId: null,
  sku: '200001-moss-10',
  name: 'Fern Cord Shirt',
  url: '/p/1/fern-cord-shirt/Moss',
  imageUrl: '/i/tailorbird/200001-Moss-FF',
  quantity: 1,
  options: [],
  originalPrice: 3900,
  listPrice: 3900,
  salePrice: 3900,
  extendedListPrice: 3900,
  extendedSalePrice: 3900,
  discountAmount: 0,
  available: 10,
  ...facts,
});

const bagOf = (groups: Partial<Bag['lineItems']>): Pick<Bag, 'lineItems'> => ({
  lineItems: { physicalItems: [], digitalItems: [], customItems: [], giftCertificates: [], ...groups },
});

describe('a bag', () => {
  test('commerce §3 cart 4: the item count sums the quantities of physical and digital items', () => {
    const bag = bagOf({
      physicalItems: [line({ quantity: 2 }), line({ quantity: 1 })],
      digitalItems: [line({ quantity: 4 })],
      customItems: [line({ quantity: 8 })],
      giftCertificates: [line({ quantity: 16 })],
    });
    expect(itemCount(bag)).toBe(7);
  });

  test('commerce §3 cart 3: a bag is empty when it has no items', () => {
    expect(isEmpty(bagOf({}))).toBe(true);
    expect(isEmpty(bagOf({ giftCertificates: [line({})] }))).toBe(false);
  });

  test('commerce §3 cart 1: a gift card sent by e-mail is digital, everything else is delivered', () => {
    expect(lineGroup('100000-meadow-25')).toBe('digitalItems');
    expect(lineGroup('100001-meadow-25')).toBe('physicalItems');
    expect(lineGroup('200001-moss-10')).toBe('physicalItems');
    expect(isDigitalOnly(bagOf({ digitalItems: [line({})] }))).toBe(true);
    expect(isDigitalOnly(bagOf({ digitalItems: [line({})], physicalItems: [line({})] }))).toBe(false);
    expect(isDigitalOnly(bagOf({}))).toBe(false);
  });

  test('the lines of all groups are its lines', () => {
    const bag = bagOf({ physicalItems: [line({}), line({})], digitalItems: [line({})] });
    expect(bagLines(bag)).toHaveLength(3);
  });
});

describe('amounts of a line', () => {
  const price = { currency: 'GBP', list: 3900, sale: 2900 } as const;

  test('a sale price is what the line costs, the full price stays known', () => {
    expect(lineAmounts(price, 2)).toEqual({
      originalPrice: 3900,
      listPrice: 2900,
      salePrice: 2900,
      extendedListPrice: 5800,
      extendedSalePrice: 5800,
      discountAmount: 0,
    });
  });

  test('a discount lowers the line, to nothing at most', () => {
    expect(lineAmounts(price, 3, 1000)).toMatchObject({ salePrice: 2566, extendedSalePrice: 7700 });
    expect(lineAmounts(price, 1, 9000)).toMatchObject({ extendedSalePrice: 0, discountAmount: 2900 });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const anyLine = fc
    .tuple(amount, fc.option(amount), fc.integer({ min: 1, max: 99 }), amount)
    .map(([list, sale, quantity, off]) => lineAmounts({ currency: 'GBP', list, sale }, quantity, off));

  test('no line is below zero, and the discount is the whole difference', () => {
    fc.assert(
      fc.property(anyLine, (amounts) => {
        expect(amounts.extendedSalePrice).toBeGreaterThanOrEqual(0);
        expect(amounts.extendedListPrice - amounts.extendedSalePrice).toBe(amounts.discountAmount);
      }),
    );
  });

  test('a bag costs the sum of its lines in whatever order they stand', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const { baseAmount, cartAmount } = bagAmounts(lines);
        expect(bagAmounts(lines.toReversed())).toEqual({ baseAmount, cartAmount });
        expect(cartAmount).toBeLessThanOrEqual(baseAmount);
        expect(bagAmounts([])).toEqual({ baseAmount: 0, cartAmount: 0 });
      }),
    );
  });
});

describe('what may be added', () => {
  test('commerce §4 add to bag 2: what is unavailable is not added', () => {
    expect(canAdd(0, 0)).toBe(false);
    expect(canAdd(0, 1)).toBe(true);
  });

  test('commerce §4 add to bag 2: nothing is added where the bag’s quantity plus one would exceed what is there', () => {
    expect(canAdd(2, 3)).toBe(true);
    expect(canAdd(3, 3)).toBe(false);
    expect(canAdd(500, null)).toBe(true);
  });

  test('a quantity is lowered to what is left', () => {
    expect(quantityWithin(3, 10)).toBe(3);
    expect(quantityWithin(3, 2)).toBe(2);
    expect(quantityWithin(3, -1)).toBe(0);
    expect(quantityWithin(3, null)).toBe(3);
  });

  test('adding one at a time while it is allowed ends exactly at what is available', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (available) => {
        let inBag = 0;
        while (canAdd(inBag, available)) inBag += 1;
        expect(inBag).toBe(available);
      }),
    );
  });
});

describe('the checkout button', () => {
  const bag = bagOf({ physicalItems: [line({ quantity: 2, available: 2 })] });

  test('works when every item is in stock', () => {
    expect(canCheckOut(bag)).toBe(true);
    expect(canCheckOut(bagOf({ digitalItems: [line({ available: null, quantity: 50 })] }))).toBe(true);
  });

  test('commerce §5 bag checkout 1: is disabled while checkout login or the promotions engine is loading', () => {
    expect(canCheckOut(bag, { checkoutLoginLoading: true })).toBe(false);
    expect(canCheckOut(bag, { promotionsLoading: true })).toBe(false);
  });

  test('commerce §5 bag checkout 1: is disabled while any item is out of stock, and for an empty bag', () => {
    expect(canCheckOut(bagOf({ physicalItems: [line({}), line({ available: 0 })] }))).toBe(false);
    expect(isShort({ quantity: 3, available: 2 })).toBe(true);
    expect(canCheckOut(bagOf({}))).toBe(false);
  });
});

describe('gift cards', () => {
  test.each([
    ['100000-meadow-25', true, true],
    ['100001-meadow-25', true, false],
    ['100002-meadow-25', false, false],
    ['200001-moss-10', false, false],
  ])('commerce §5 gift card 1: %s is a gift card: %s, the one by e-mail: %s', (sku, giftCard, specific) => {
    expect([isGiftCard(sku), isSpecificGiftCard(sku)]).toEqual([giftCard, specific]);
  });

  test('commerce §3 product 5: the first 6 characters of a SKU are the style code', () => {
    expect(styleCode('200001-moss-10')).toBe('200001');
    expect(styleCode('2000011-moss')).toBe('200001');
    expect(styleCode('20-moss')).toBe('20-mos');
  });

  test('commerce §5 modifiers 1: hidden_uid is a seconds timestamp plus a random number up to 9999999', () => {
    expect(hiddenUid(1_795_179_696_791, 0.999_999_99)).toBe('17951796969999999');
    expect(hiddenUid(1_795_179_696_000, 0)).toBe('17951796960000000');
  });
});
