import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { bagAmounts, lineAmounts } from '@tailorbird/commerce/bag/bagAmounts';
import type { Bag } from '@tailorbird/commerce/model/bag';
import type { Checkout, Order } from '@tailorbird/commerce/model/checkout';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OrderView } from '../account/OrderView.tsx';
import { storyOrder } from '../account/storyAccount.ts';
import { storyBag, storyLine } from '../bag/storyBag.ts';
import { CheckoutSummary } from '../checkout/CheckoutSummary.tsx';
import { OrderConfirmationPage } from '../checkout/OrderConfirmationPage.tsx';
import { addressedCheckout, storyAddress } from '../checkout/storyCheckout.ts';
import { BagLines } from './BagLines.tsx';
import { BagSummary } from './BagSummary.tsx';

function htmlOf(element: ReactNode): string {
  const page = <PageFactsProvider market="uk">{element}</PageFactsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

/** The amount of money in words such as `−£12.50`, in pence; `Free` is nothing. */
function penceIn(words: string): number {
  if (words === 'Free') return 0;
  const [, sign = '', whole = '', pence = '00'] = /^(−?)£([\d,]+)(?:\.(\d\d))?$/.exec(words) ?? [];
  return Number(`${sign === '' ? '' : '-'}${whole.replaceAll(',', '')}${pence}`);
}

const amountsIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, words = '']) => penceIn(words));

/** What a shopper who adds up what is shown finds wrong. */
function faultsOf(html: string, lines: readonly number[]): string[] {
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(
    ([, label = '', words = '']) => [label, words] as const,
  );
  const start = rows.findIndex(([label]) => label === 'Subtotal');
  const faults = start < 0 ? ['there is no subtotal'] : [];
  let sum = 0;
  for (const [label, words] of rows.slice(start)) {
    if (Number.isNaN(penceIn(words)) || words === '' || !/^(Free|−?£)/.test(words)) break;
    if (label === 'Promotions have saved you') break;
    if (!/^(Total|Left to pay|Paid by card)/.test(label)) sum += penceIn(words);
    else if (penceIn(words) !== sum) faults.push(`${label} ${words} is not what stands above it`);
  }
  const shown = lines.reduce((whole, one) => whole + one, 0);
  if (penceIn(rows[start]?.[1] ?? '') !== shown) faults.push('the lines are not the subtotal');
  if (/before delivery/i.test(html) && /[Dd]elivery<\/dt><dd>/.test(html.replace(/Total[^<]*<\/dt>/g, '')))
    faults.push('a price of delivery beside "before delivery"');
  return faults;
}

const lines = fc
  .array(
    fc.record({
      list: fc.integer({ min: 1, max: 20_000 }),
      sale: fc.option(fc.integer({ min: 1, max: 20_000 })),
      quantity: fc.integer({ min: 1, max: 5 }),
      discount: fc.nat(9000),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ list, sale, quantity, discount }, at) => ({
      ...storyLine,
      ...lineAmounts({ currency: 'GBP', list, sale }, quantity, discount),
      id: String(at),
      quantity,
    })),
  );

/** A bag, the checkout of it with a delivery picked or settled, and the order it becomes. */
const purchases = fc
  .record({ own: lines, delivery: fc.constantFrom('standard', 'express'), card: fc.nat(6000) })
  .map(({ own, delivery, card }) => {
    const bag: Bag = { ...storyBag(own), ...bagAmounts(own) };
    const cost =
      addressedCheckout.consignments[0]?.availableShippingOptions.find(({ id }) => id === delivery)?.cost ??
      0;
    const open: Checkout = {
      ...addressedCheckout,
      bag,
      subtotal: bag.baseAmount,
      discountTotal: bag.baseAmount - bag.cartAmount,
      grandTotal: bag.cartAmount,
    };
    const settled: Checkout = {
      ...open,
      consignments: open.consignments.map((one) => ({ ...one, selectedShippingOptionId: delivery })),
      shippingTotal: cost,
      grandTotal: bag.cartAmount + cost,
      giftCardTotal: Math.min(card, bag.cartAmount),
    };
    const order: Order = {
      ...settled,
      id: 100_001,
      cartId: 'bag',
      status: 'Confirmed',
      email: 'wren@example.com',
      currency: 'GBP',
      lines: own.map(
        ({ sku, productId, variantId, name, options, imageUrl, quantity, salePrice, extendedSalePrice }) => ({
          sku,
          productId,
          variantId,
          name,
          options,
          imageUrl,
          quantity,
          unitPrice: salePrice,
          total: extendedSalePrice,
        }),
      ),
      billingAddress: storyAddress,
      shippingAddress: storyAddress,
      shippingMethod: 'Standard Delivery',
      placedAt: '2026-11-20T12:00:00.000Z',
    };
    return { bag, delivery, open, settled, order };
  });

const ofBagLines = (html: string) => amountsIn(html, /<b[^>]*>(£[^<]*)<\/b>/g);
const ofPurchasedLines = (html: string) => amountsIn(html, /<\/p><span>([^<]*)<\/span><\/li>/g);

test('of every purchase the lines read add up to the subtotal read, and the rows to the total, wherever it is shown', () => {
  fc.assert(
    fc.property(purchases, ({ bag, delivery, open, settled, order }) => {
      const own = ofBagLines(
        htmlOf(<BagLines lines={bag.lineItems.physicalItems} onLeave={() => undefined} />),
      );
      expect(faultsOf(htmlOf(<BagSummary bag={bag} refused={null} />), own)).toEqual([]);
      const pages = [
        <CheckoutSummary key="open" checkout={open} />,
        <CheckoutSummary key="picked" checkout={open} picked={delivery} />,
        <CheckoutSummary key="settled" checkout={settled} />,
        <OrderConfirmationPage key="confirmation" order={order} />,
        <OrderView key="account" order={{ ...storyOrder, ...order }} />,
      ];
      for (const page of pages) {
        const html = htmlOf(page);
        expect(faultsOf(html, ofPurchasedLines(html))).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
});

test('commerce §3 cart 5: the subtotal and the total are of the cart amount, and what promotions took off the base amount is told in words', () => {
  const line = {
    ...storyLine,
    ...lineAmounts({ currency: 'GBP', list: 6500, sale: null }, 2, 3000),
    quantity: 2,
  };
  const bag: Bag = {
    ...storyBag([line]),
    ...bagAmounts([line]),
    promotions: {
      applied: [{ id: 'two', name: 'Two for less', amount: 3000, coupon: null }],
      notes: [],
      freeDelivery: false,
    },
  };
  expect([bag.baseAmount, bag.cartAmount]).toEqual([13_000, 10_000]);
  const html = htmlOf(<BagSummary bag={bag} refused={null} />);
  expect(html).toContain('<dt>Subtotal</dt><dd>£100</dd>');
  expect(html).toContain('<dt>Total with standard delivery</dt><dd>£100</dd>');
  expect(html).toContain('You save £30.');
});

test('the total of the delivery step is that of the delivery picked, and named after it', () => {
  const shown = (picked?: string) => htmlOf(<CheckoutSummary checkout={addressedCheckout} picked={picked} />);
  expect(shown('standard')).toContain('<dt>Total with standard delivery</dt><dd>£68.95</dd>');
  expect(shown('express')).toContain('<dt>Total with express delivery</dt><dd>£71.95</dd>');
  expect(shown()).toContain('<dt>Total with standard delivery</dt><dd>£65</dd>');
});
