import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReturnLine } from '../model/orderReturn.ts';
import { lastReturnDay } from './lastReturnDay.ts';
import { refundParts } from './refundParts.ts';
import { leftToReturn, type Returnable, requestReturn } from './requestReturn.ts';
import { returnInstructions } from './returnInstructions.ts';

const now = new Date('2026-12-01T10:00:00Z');
const lastDay = now.getTime() / 86_400_000;

const line = (sku: string, quantity: number, total: number) => ({
  sku,
  name: `Style ${sku}`,
  quantity,
  total,
});
const ofOrder = (part: Partial<Returnable> = {}): Returnable => ({
  order: {
    status: 'Complete',
    shippingTotal: 395,
    lines: [line('200001-1', 3, 10_000), line('100000-1', 1, 2500), line('200002-1', 1, 1000)],
  },
  market: 'uk',
  lastDay,
  earlier: [],
  ...part,
});
const some = (at: number, quantity: number, reason: ReturnLine['reason'] = 'too-small'): ReturnLine => ({
  line: at,
  quantity,
  reason,
});
const amountsOf = (returnable: Returnable, lines: ReturnLine[]) => {
  const asked = requestReturn(returnable, lines, now);
  if (!asked.ok) throw new Error(asked.error);
  return asked.value;
};

describe('what can be returned', () => {
  it('is what was sent and is no gift card', () => {
    for (const status of ['Shipped', 'Complete'] as const) {
      const order = { ...ofOrder().order, status };
      expect(leftToReturn(ofOrder({ order }), now).map((left) => left.line)).toEqual([0, 2]);
    }
    for (const status of ['Open', 'Pending', 'Confirmed', 'Cancelled', 'Refunded'] as const) {
      const order = { ...ofOrder().order, status };
      expect(leftToReturn(ofOrder({ order }), now)).toEqual([]);
      expect(requestReturn(ofOrder({ order }), [some(0, 1)], now).ok).toBe(false);
    }
    expect(requestReturn(ofOrder(), [some(1, 1)], now).ok).toBe(false);
  });

  it('is nothing once the last day is over everywhere', () => {
    const at = (hours: number) => new Date((Math.floor(lastDay) + 1) * 86_400_000 + hours * 3_600_000);
    expect(leftToReturn(ofOrder({ lastDay: Math.floor(lastDay) }), at(11.9))).toHaveLength(2);
    expect(leftToReturn(ofOrder({ lastDay: Math.floor(lastDay) }), at(12))).toEqual([]);
  });

  it('counts the market’s days from the day it was handed over, else from the latest it was expected', () => {
    const sent = {
      deliveredAt: null,
      shippedAt: null,
      placedAt: new Date('2026-11-24T10:00:00Z'),
      shippingMethod: 'Standard Delivery',
    };
    const day = (text: string) => Date.parse(text) / 86_400_000;
    expect(lastReturnDay('uk', sent)).toBe(day('2026-12-31'));
    expect(lastReturnDay('uk', { ...sent, shippedAt: new Date('2026-11-25T10:00:00Z') })).toBe(
      day('2027-01-01'),
    );
    expect(lastReturnDay('uk', { ...sent, deliveredAt: new Date('2026-11-26T23:00:00Z') })).toBe(
      day('2026-12-26'),
    );
    expect(lastReturnDay('us', { ...sent, shippingMethod: null })).toBe(day('2026-12-24'));
  });
});

describe('what cannot be returned is said in a sentence', () => {
  const first = { status: 'Received', delivery: 0, lines: [{ line: 0, quantity: 2, refund: 6666 }] } as const;

  it.each<[string, ReturnLine[], Partial<Returnable>, string]>([
    ['nothing chosen', [], {}, 'Please choose what you are returning.'],
    [
      'an order that was not sent',
      [some(0, 1)],
      { order: { ...ofOrder().order, status: 'Open' } },
      'Nothing of this order can be returned: it is not on its way to you.',
    ],
    [
      'the last day over',
      [some(0, 1)],
      { lastDay: lastDay - 3 },
      'The last day to return something of this order has passed.',
    ],
    ['more than was bought', [some(0, 4)], {}, 'Of Style 200001-1 no more than 3 can be returned.'],
    [
      'more than is left',
      [some(0, 2)],
      { earlier: [first] },
      'Of Style 200001-1 no more than 1 can be returned.',
    ],
    [
      'what came back before',
      [some(0, 1)],
      {
        earlier: [first, { ...first, lines: [{ line: 0, quantity: 1, refund: 3334 }] }],
      },
      'There is nothing left to return of Style 200001-1.',
    ],
    ['a gift card', [some(1, 1)], {}, 'There is nothing left to return of Style 100000-1.'],
    ['a line of no order', [some(9, 1)], {}, 'There is nothing left to return of this order.'],
    [
      'one thing twice',
      [some(2, 1), some(0, 1), some(0, 1)],
      {},
      'Style 200001-1 is there twice. Please name it once.',
    ],
  ])('%s', (_, lines, part, error) => {
    expect(requestReturn(ofOrder(part), lines, now)).toEqual({ ok: false, error });
  });
});

describe('what a return comes to', () => {
  it('is what was paid, less the label where the market takes it, which a fault of ours does not cost', () => {
    expect(amountsOf(ofOrder(), [some(0, 1)])).toMatchObject({ goods: 3333, labelCost: 0, refund: 3333 });
    expect(amountsOf(ofOrder({ market: 'us' }), [some(0, 1)])).toMatchObject({
      labelCost: 900,
      refund: 2433,
    });
    expect(amountsOf(ofOrder({ market: 'us' }), [some(0, 1, 'faulty')])).toMatchObject({
      labelCost: 0,
      refund: 3333,
    });
    expect(amountsOf(ofOrder({ market: 'us' }), [some(2, 1)]).refund).toBe(100);
  });

  it('has the standard delivery in it for who sends everything back, once, where the policy says so', () => {
    const all = [some(0, 3), some(2, 1)];
    expect(amountsOf(ofOrder(), all)).toMatchObject({ goods: 11_000, delivery: 395, refund: 11_395 });
    expect(amountsOf(ofOrder({ market: 'us' }), all).delivery).toBe(0);
    const nextDay = { ...ofOrder().order, shippingTotal: 695 };
    expect(amountsOf(ofOrder({ order: nextDay }), all).delivery).toBe(395);
    const first = {
      status: 'Received',
      delivery: 395,
      lines: [{ line: 0, quantity: 3, refund: 10_000 }],
    } as const;
    expect(amountsOf(ofOrder({ earlier: [first] }), [some(2, 1)]).delivery).toBe(0);
  });

  it('has no delivery in it while something of the order stays, and has it with the last part', () => {
    expect(amountsOf(ofOrder(), [some(0, 3)])).toMatchObject({ goods: 10_000, delivery: 0 });
    expect(amountsOf(ofOrder(), [some(0, 2), some(2, 1)])).toMatchObject({ goods: 7666, delivery: 0 });
    const first = {
      status: 'Refunded',
      delivery: 0,
      lines: [{ line: 0, quantity: 3, refund: 10_000 }],
    } as const;
    expect(amountsOf(ofOrder({ earlier: [first] }), [some(2, 1)])).toMatchObject({
      goods: 1000,
      delivery: 395,
    });
  });

  it('costs no label once one thing in the parcel is faulty or is not what was ordered', () => {
    for (const reason of ['faulty', 'wrong-item'] as const) {
      const parcel = [some(0, 1), some(2, 1, reason)];
      expect(amountsOf(ofOrder({ market: 'us' }), parcel).labelCost).toBe(0);
    }
    const parcel = [some(0, 1, 'not-as-shown'), some(2, 1, 'too-late')];
    expect(amountsOf(ofOrder({ market: 'us' }), parcel).labelCost).toBe(900);
  });

  it('in whatever parts, comes to what was paid for the lines', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 99_999 }), (sizes, total) => {
        const quantity = sizes.reduce((sum, one) => sum + one, 0);
        const order = { ...ofOrder().order, lines: [line('200001-1', quantity, total)] };
        const earlier: Returnable['earlier'][number][] = [];
        for (const size of sizes) {
          const made = amountsOf(ofOrder({ order, earlier }), [some(0, size)]);
          expect(made.goods).toBeGreaterThanOrEqual(0);
          earlier.push({ status: 'Refunded', delivery: made.delivery, lines: made.lines });
        }
        const goods = earlier.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.refund, 0);
        expect(goods).toBe(total);
        expect(leftToReturn(ofOrder({ order, earlier }), now)).toEqual([]);
      }),
    );
  });

  it.each(['Closed', 'Cancelled'] as const)('counts nothing of what is %s', (status) => {
    const closed = {
      status,
      delivery: 395,
      lines: [{ line: 0, quantity: 3, refund: 10_000 }],
    } as const;
    const again = amountsOf(ofOrder({ earlier: [closed] }), [some(0, 3), some(2, 1)]);
    expect(again).toMatchObject({ goods: 11_000, delivery: 395 });
    expect(amountsOf(ofOrder({ earlier: [closed] }), [some(0, 3)]).goods).toBe(10_000);
  });

  it('goes to the card as far as it was paid by card, and no further', () => {
    expect(refundParts(3000, { card: 2000, giftCard: 1500 })).toEqual({ card: 2000, giftCard: 1000 });
    expect(refundParts(3000, { card: 0, giftCard: 2500 })).toEqual({ card: 0, giftCard: 2500 });
  });
});

it('how to send it back is what the market’s policy says', () => {
  const money = (amount: number) => `[${amount}]`;
  expect(returnInstructions('uk', { id: 5, labelCost: 0 }, money)).toEqual([
    'Pack it unworn, with its labels, and put a note with the number 5 in the parcel.',
    'By post: write to us for a label, with that number, stick it over the old one and hand the parcel in at any post office. The label is free.',
    'Or take it to any of our shops, with that number. It is free.',
    'Allow two weeks from the day you send it. The money goes back the way it came.',
  ]);
  const us = returnInstructions('us', { id: 5, labelCost: 900 }, money);
  expect(us).toHaveLength(3);
  expect(us[1]).toMatch(/^By mail: .* The label costs \[900\], taken from the refund\.$/);
});
