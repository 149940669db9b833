import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import type { Bag } from '@tailorbird/commerce/model/bag';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bagOf } from '../../../testing/journey.ts';
import { login, register } from '../../../testing/registration.ts';
import { rounds } from '../../../testing/rounds.ts';
import { type Shopper, shopWith, type TestShop } from '../../../testing/shopWith.ts';
import { valueOf } from '../../../testing/valueOf.ts';

const email = { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 } as const;
const hidden = { id: 2, displayName: 'hidden_uid', type: 'hidden', required: false, sortOrder: 2 } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await shopWith([
    { sku: '200001', warehouse: 50 },
    { sku: '200002', warehouse: 4 },
    { sku: '100000', tracking: 'none', modifiers: [email, hidden] },
  ]);
});
afterAll(() => shop.close());

/** What somebody has put into a bag: much of one style, a few of one that is short, gift cards. */
const content = fc.record({
  many: fc.integer({ min: 0, max: 50 }),
  few: fc.integer({ min: 0, max: 4 }),
  cards: fc.array(fc.constantFrom('maud', 'wren'), { maxLength: 3 }),
});
type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;

const line = (index: number, quantity: number) => ({
  productId: shop.styles[index]?.productId ?? 0,
  quantity,
});
const linesOf = ({ many, few, cards }: Content) => [
  ...(many > 0 ? [line(0, many)] : []),
  ...(few > 0 ? [line(1, few)] : []),
  ...cards.map((name) => ({
    ...line(2, 1),
    optionSelections: [{ optionId: email.id, optionValue: `${name}@example.com` }],
  })),
];
const load = (shopper: Shopper, cartId: string) => valueOf(shopper.commerce.loadCustomerCart({ cartId }));
const quantities = (bag: Bag) =>
  Object.fromEntries(bagLines(bag).map(({ sku, quantity }) => [sku, quantity]));

it('reliability C1: a merged bag has every item of both, whatever both were, and one abroad keeps its own', async ({
  annotate,
}) => {
  const seen = { merges: 0, lowered: 0 };
  await fc.assert(
    fc.asyncProperty(content, content, async (had, came) => {
      const address = `merging${seen.merges}@example.com`;
      seen.merges += 1;
      const before = shop.shopper();
      await register(before, address);
      await load(before, await bagOf(before, linesOf(had)));
      const abroad = shop.shopper('eu');
      await login(abroad, address);
      const foreign = await bagOf(abroad, [line(0, 1)]);
      const guest = shop.shopper();
      const cartId = await bagOf(guest, linesOf(came));
      await login(guest, address);
      const bag = await load(guest, cartId);

      const { '200001-1': many = 0, '200002-1': few = 0 } = quantities(bag);
      expect(many).toBeGreaterThanOrEqual(Math.max(had.many, came.many));
      expect(few).toBeGreaterThanOrEqual(Math.max(had.few, came.few));
      const isLowered = many < had.many + came.many || few < had.few + came.few;
      expect(bag.notice).toBe(isLowered ? 'Sorry we have had to adjust the quantity' : null);
      expect(bag.lineItems.digitalItems).toHaveLength(had.cards.length + came.cards.length);
      const other = await valueOf(abroad.commerce.getCart({ id: foreign }));
      expect([other.currency, quantities(other)]).toEqual(['EUR', { '200001-1': 1 }]);
      if (isLowered) seen.lowered += 1;
    }),
    { numRuns: rounds(15, 200), endOnFailure: true },
  );
  await annotate(
    `${seen.merges} merges of stored bags: 0 items lost, ${seen.lowered} lowered with the sentence (target 2000 of the rule, 0)`,
    'figure',
  );
});
