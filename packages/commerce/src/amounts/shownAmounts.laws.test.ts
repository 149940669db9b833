import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagAmounts, lineAmounts } from '../bag/bagAmounts.ts';
import { deliveryMethods, freeDeliveryFrom } from '../checkout/deliveryMethods.ts';
import { marketList } from '../market.ts';
import type { Bag, BagLine } from '../model/bag.ts';
import type { Checkout } from '../model/checkout.ts';
import { bagShown, checkoutShown, orderShown, type ShownAmounts } from './shownAmounts.ts';
import { standardDelivery } from './standardDelivery.ts';

const price = fc.integer({ min: 1, max: 30_000 });
const line = fc
  .record({
    list: price,
    sale: fc.option(price),
    quantity: fc.integer({ min: 1, max: 9 }),
    discount: fc.nat(40_000),
    isDigital: fc.boolean(),
  })
  .map(({ list, sale, quantity, discount, isDigital }) => ({
    ...lineAmounts({ currency: 'GBP', list, sale }, quantity, discount),
    quantity,
    sku: isDigital ? '100000-leaves-25' : '200002-moss-12',
  }));
const bags = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => {
  const own = lines.map((one, at) => ({ ...one, id: String(at) }) as BagLine);
  const digitalItems = own.filter(({ sku }) => sku.startsWith('100000'));
  const physicalItems = own.filter((one) => !digitalItems.includes(one));
  const lineItems = { physicalItems, digitalItems, customItems: [], giftCertificates: [] };
  return { ...bagAmounts(own), lineItems } as unknown as Bag;
});
const market = fc.constantFrom(...marketList);

/** What is wrong with sums as a shopper adds them up. */
function faultsOf({ rows }: ShownAmounts, lines: readonly { extendedSalePrice: number }[]): string[] {
  const faults: string[] = [];
  const [subtotal] = rows;
  if (subtotal?.amount !== lines.reduce((sum, one) => sum + one.extendedSalePrice, 0))
    faults.push('the lines are not the subtotal');
  let sum = 0;
  for (const { label, amount, isTotal } of rows) {
    if (isTotal && amount !== sum) faults.push(`${label} is not what stands above it`);
    if (!isTotal) sum += amount;
  }
  if (rows.some(({ isDelivery }) => isDelivery) && rows.some(({ label }) => /before delivery/.test(label)))
    faults.push('a price of delivery beside "before delivery"');
  return faults;
}
const linesOf = ({ lineItems }: Bag) => [...lineItems.physicalItems, ...lineItems.digitalItems];

test('of every bag the lines shown are the subtotal shown, and the rows add up to the total', () => {
  fc.assert(
    fc.property(bags, market, (bag, own) => {
      const standard = standardDelivery(bag, own);
      expect(faultsOf(bagShown(bag, standard), linesOf(bag))).toEqual([]);
      expect(faultsOf(bagShown(bag, null), linesOf(bag))).toEqual([]);
      expect(standard === null).toBe(bag.lineItems.physicalItems.length === 0);
    }),
  );
});

test('of every checkout the total is that of the delivery picked, and settled as it was shown', () => {
  const facts = fc.record({ bag: bags, market, picked: fc.nat(2), card: fc.nat(50_000) });
  fc.assert(
    fc.property(facts, ({ bag, market: own, picked, card }) => {
      const options = deliveryMethods[own].slice(0, 3);
      const isSent = bag.lineItems.physicalItems.length > 0;
      const option = options[picked];
      const settledAs = (id: string | null): Checkout => {
        const shippingTotal = isSent && id ? (option?.cost ?? 0) : 0;
        const parcel = { availableShippingOptions: options, selectedShippingOptionId: id };
        return {
          bag,
          consignments: isSent ? [parcel] : [],
          subtotal: bag.baseAmount,
          discountTotal: bag.baseAmount - bag.cartAmount,
          shippingTotal,
          grandTotal: bag.cartAmount + shippingTotal,
          giftCardTotal: id ? Math.min(card, bag.cartAmount) : 0,
        } as unknown as Checkout;
      };
      const open = settledAs(null);
      expect(faultsOf(checkoutShown(open, standardDelivery(bag, own)), linesOf(bag))).toEqual([]);
      expect(faultsOf(checkoutShown(open, null, option?.id), linesOf(bag))).toEqual([]);
      const settled = settledAs(option?.id ?? null);
      expect(faultsOf(checkoutShown(settled, null), linesOf(bag))).toEqual([]);
      const totalOf = ({ rows }: ShownAmounts) => rows.find(({ isTotal }) => isTotal)?.amount;
      expect(totalOf(checkoutShown(settled, null))).toBe(settled.grandTotal);
      expect(totalOf(checkoutShown(open, null, option?.id))).toBe(settled.grandTotal);
      const order = { ...settled, shippingMethod: isSent ? (option?.description ?? null) : null };
      expect(faultsOf(orderShown(order), linesOf(bag))).toEqual([]);
      expect(totalOf(orderShown(order))).toBe(settled.grandTotal);
      expect(orderShown(order).saving).toBe(settled.discountTotal);
    }),
  );
});

test('standard delivery is free from the market’s threshold of goods that are sent; gift cards by mail do not count', () => {
  for (const own of marketList) {
    const bagOf = (goods: number, cards: number) =>
      ({
        lineItems: {
          physicalItems: [{ extendedSalePrice: goods }],
          digitalItems: [{ extendedSalePrice: cards }],
          customItems: [],
          giftCertificates: [],
        },
      }) as unknown as Bag;
    const threshold = freeDeliveryFrom[own];
    expect(standardDelivery(bagOf(threshold, 0), own)).toMatchObject({ cost: 0, missing: 0 });
    const short = standardDelivery(bagOf(threshold - 100, 50_000), own);
    expect(short?.missing).toBe(100);
    expect(short?.cost).toBe(deliveryMethods[own][0]?.cost);
  }
});
