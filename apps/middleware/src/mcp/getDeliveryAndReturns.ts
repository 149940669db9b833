import { deliveryMethods, freeDeliveryFrom } from '@tailorbird/commerce/checkout/deliveryMethods';
import { markets } from '@tailorbird/commerce/market';
import { formatMoney } from '@tailorbird/commerce/money';
import { returnsPolicy, returnsText } from '@tailorbird/commerce/policy/marketPolicy';
import { ok } from '@tailorbird/commerce/result';
import { z } from 'zod';
import { inMarket, tool } from './tool.ts';

export const getDeliveryAndReturns = tool({
  name: 'get_delivery_and_returns',
  title: 'Delivery and returns',
  description:
    'What a market promises: ways of delivery with what they cost and how long they take, and returns.',
  input: z.strictObject(inMarket),
  output: z.object({
    delivery: z.array(z.object({ name: z.string(), when: z.string(), cost: z.string() })),
    standardDeliveryIsFreeFrom: z.string(),
    returns: z.string(),
    returnsWithinDays: z.int(),
    pages: z.object({ delivery: z.url(), returns: z.url() }),
  }),
  run: ({ market, addressOf }) => {
    const { currency, locale } = markets[market];
    const money = (amount: number) => (amount === 0 ? 'Free' : formatMoney(amount, currency, locale));
    return Promise.resolve(
      ok({
        delivery: deliveryMethods[market].map(({ description, additionalDescription, cost }) => ({
          name: description,
          when: additionalDescription,
          cost: money(cost),
        })),
        standardDeliveryIsFreeFrom: money(freeDeliveryFrom[market]),
        returns: returnsText(market),
        returnsWithinDays: returnsPolicy[market].days,
        pages: { delivery: addressOf('/delivery'), returns: addressOf('/returns') },
      }),
    );
  },
});
