import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badgesFor } from '../badges/badgesFor.ts';
import { lineAmounts } from '../bag/bagAmounts.ts';
import { marketList, markets } from '../market.ts';
import { priceView } from '../pricing/priceView.ts';
import { announcedPromotion } from './announcedPromotion.ts';
import { type CampaignInput, campaign } from './campaign.ts';
import { type Circumstances, evaluate, type PromotedLine } from './evaluate.ts';

const now = new Date('2026-11-20T12:00:00Z');
const amount = fc.integer({ min: 1, max: 20_000 });
const inMarkets = fc.record({ uk: amount, eu: amount, us: amount });
const urls = ['/womens/knitwear', '/womens/knitwear/jumpers', '/mens', '/other-stuff/homeware'];

const effect: fc.Arbitrary<CampaignInput['effect']> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100),
  }),
  fc.record({ kind: fc.constant('amount' as const), off: inMarkets }),
  fc
    .record({ pay: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 1, max: 3 }) })
    .map(({ pay, more }) => ({ kind: 'buy-x-pay-y' as const, buy: pay + more, pay })),
  fc.record({
    kind: fc.constant('spend-and-save' as const),
    steps: fc.array(fc.record({ spend: inMarkets, save: inMarkets }), { minLength: 1, maxLength: 3 }),
  }),
  fc.constant({ kind: 'free-delivery' as const }),
);

const rule = fc
  .record({
    name: fc.constant('A rule'),
    badge: fc.option(fc.constant('Offer')),
    markets: fc.subarray([...marketList], { minLength: 1 }),
    selection: fc.record({ categories: fc.subarray(urls, { maxLength: 2 }), fullPriceOnly: fc.boolean() }),
    minimumSpend: fc.option(inMarkets),
    coupon: fc.option(fc.constantFrom('A', 'B')),
    effect,
    priority: fc.integer({ min: 0, max: 3 }),
    exclusive: fc.boolean(),
  })
  .map((one): CampaignInput => one as CampaignInput);
const rules = fc
  .array(rule, { maxLength: 6 })
  .map((all) => all.map((one, at) => campaign.parse({ ...one, id: `rule-${at}` })));

const style = fc.record({
  sku: fc.constantFrom('200001-1', '200002-1', '100000-25'),
  unitPrice: fc.integer({ min: 0, max: 30_000 }),
  onSale: fc.boolean(),
  categories: fc.subarray(urls, { maxLength: 2 }),
});
const lines: fc.Arbitrary<PromotedLine[]> = fc
  .array(fc.record({ style, quantity: fc.integer({ min: 1, max: 12 }) }), { maxLength: 8 })
  .map((all) => all.map((one, at) => ({ ...one.style, quantity: one.quantity, id: `line-${at}` })));

const facts: fc.Arbitrary<Circumstances> = fc.record({
  market: fc.constantFrom(...marketList),
  now: fc.constant(now),
  coupons: fc.subarray(['A', 'B', 'C']),
  isSignedIn: fc.boolean(),
});

const sum = (amounts: Iterable<number>) => [...amounts].reduce((whole, part) => whole + part, 0);

test('a line is never raised, never below nothing and always whole', () => {
  fc.assert(
    fc.property(lines, rules, facts, (bag, campaigns, circumstances) => {
      const { discounts } = evaluate(bag, campaigns, circumstances);
      for (const { id, unitPrice, quantity } of bag) {
        const discount = discounts.get(id) ?? -1;
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(unitPrice * quantity);
      }
    }),
  );
});

test('what the campaigns take off is what the lines lose, to the penny', () => {
  fc.assert(
    fc.property(lines, rules, facts, (bag, campaigns, circumstances) => {
      const { discounts, applied } = evaluate(bag, campaigns, circumstances);
      expect(sum(applied.map((one) => one.amount))).toBe(sum(discounts.values()));
      for (const { amount: whole, byLine } of applied) expect(sum(byLine.values())).toBe(whole);
    }),
  );
});

test('neither the order of the lines nor that of the campaigns matters', () => {
  const shuffled = fc
    .tuple(lines, rules)
    .chain(([bag, campaigns]) =>
      fc.tuple(
        fc.constant([bag, campaigns] as const),
        fc.shuffledSubarray(bag, { minLength: bag.length }),
        fc.shuffledSubarray(campaigns, { minLength: campaigns.length }),
      ),
    );
  fc.assert(
    fc.property(shuffled, facts, ([[bag, campaigns], otherBag, otherCampaigns], circumstances) => {
      const shown = ({ discounts, applied, freeDelivery }: ReturnType<typeof evaluate>) => ({
        discounts: Object.fromEntries(discounts),
        applied: applied.map(({ campaign: { id }, amount: whole }) => [id, whole]),
        freeDelivery,
      });
      expect(shown(evaluate(otherBag, otherCampaigns, circumstances))).toEqual(
        shown(evaluate(bag, campaigns, circumstances)),
      );
    }),
  );
});

test('asking twice, or entering a code twice, gives the same answer', () => {
  fc.assert(
    fc.property(lines, rules, facts, (bag, campaigns, circumstances) => {
      const coupons = [...circumstances.coupons, ...circumstances.coupons];
      const once = evaluate(bag, campaigns, circumstances);
      expect(evaluate(bag, campaigns, { ...circumstances, coupons })).toEqual(once);
      expect(evaluate(bag, campaigns, circumstances)).toEqual(once);
    }),
  );
});

test('gift cards cost what they say', () => {
  fc.assert(
    fc.property(lines, rules, facts, (bag, campaigns, circumstances) => {
      const { discounts } = evaluate(bag, campaigns, circumstances);
      const cards = bag.filter(({ sku }) => sku.startsWith('100000'));
      expect(cards.every(({ id }) => discounts.get(id) === 0)).toBe(true);
    }),
  );
});

test("every badge's now-price is what one of the style costs in the bag", () => {
  const list = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(
      fc.record({ style, list, sale: fc.option(list) }),
      rules,
      fc.constantFrom(...marketList),
      (of, campaigns, market) => {
        const price = { currency: markets[market].currency, list: of.list, sale: of.sale };
        const view = priceView(price);
        const shown = { ...of.style, unitPrice: view.now, onSale: view.was !== null };
        const promotion = announcedPromotion(shown, campaigns, { market, now });
        const badges = badgesFor({ price, promotion }, market);
        const alone = evaluate([{ ...shown, id: 'line', quantity: 1 }], campaigns, {
          market,
          now,
          coupons: [],
          isSignedIn: false,
        });
        const { salePrice } = lineAmounts(price, 1, alone.discounts.get('line'));
        const announced = badges.flatMap(({ nowPrice }) => nowPrice ?? []);
        expect(announced.every((nowPrice) => nowPrice === salePrice)).toBe(true);
        const isPriced = badges.some(({ nowPrice }) => nowPrice === salePrice);
        expect(isPriced).toBe(promotion !== null && salePrice < view.now);
      },
    ),
  );
});
