import { expect, test } from 'vitest';
import { deliveryMethods } from '../checkout/deliveryMethods.ts';
import { type Market, marketList, markets } from '../market.ts';
import { deliveryText, policyMarks, returnsPolicy, returnsText, withPolicy } from './marketPolicy.ts';

test('days on which the post goes are called what each market calls them', () => {
  const said = (market: Market) =>
    deliveryMethods[market].map(({ additionalDescription }) => additionalDescription).join('. ');
  expect(said('us')).toMatch(/business day/);
  expect(said('us')).not.toMatch(/working day/);
  for (const market of ['uk', 'eu'] as const) expect(said(market)).not.toMatch(/business day/);
});

test('each market says its own days and what coming back costs', () => {
  expect(marketList.map(returnsText)).toEqual([
    'Free returns within 30 days, by post or to any of our shops.',
    'Returns within 30 days. A label costs €4, taken from the refund.',
    'Returns within 30 days. A label costs $9, taken from the refund.',
  ]);
  expect(deliveryText('uk')).toBe('Standard Delivery, 3 to 5 working days: £3.95, free from £50.');
});

test.each(marketList)(
  '%s: every mark is filled in with a figure of the policy, whatever stands around it',
  (market) => {
    for (const mark of policyMarks)
      expect(withPolicy(`a {${mark}} b`, markets[market].locale)).toMatch(/^a [£€$]?[\d.]+ b$/);
    expect(withPolicy('within **{returns-days} days**', markets[market].locale)).toBe(
      `within **${returnsPolicy[market].days} days**`,
    );
    expect(withPolicy('{unknown} {', markets[market].locale)).toBe('{unknown} {');
  },
);

test('a mark says the figure of its own market', () => {
  const text = '{returns-days}, {returns-label}, {free-delivery-from}, {standard-delivery}';
  expect(withPolicy(text, 'en-GB')).toBe('30, £0, £50, £3.95');
  expect(withPolicy(text, 'en-IE')).toMatch(/^30, €4, €80, €[\d.]+$/);
  expect(withPolicy(text, 'en-US')).toMatch(/^30, \$9, \$120, \$[\d.]+$/);
});
