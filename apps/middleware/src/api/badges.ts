import { contract } from '@tailorbird/commerce/contract/contract';
import type { Badge } from '@tailorbird/commerce/model/badge';
import { z } from 'zod';
import { amount, toAmount } from './amount.ts';
import { mapped, operation } from './operation.ts';

/** A badge as a content object (commerce §3). What it does not say is null. */
const badge = z.strictObject({
  typeId: z.enum(['sale', 'percentage', 'amount', 'promotion', 'product']),
  text: z.string(),
  textColour: z.string().nullable(),
  backgroundColour: z.string().nullable(),
  pdpText: z.string(),
  pdpTextColour: z.string().nullable(),
  link: z.string().nullable(),
  percentage: z.number().nullable(),
  amount: amount.nullable(),
  /** The colour it is known by: its background's. */
  colour: z.string().nullable(),
  /** What one costs with the promotion: the "now" of a was/now badge. */
  nowPrice: amount.nullable(),
});

/** A sale is red and white (commerce §9); others say their colours or have those of their type. */
const saleColours = { backgroundColour: 'red', textColour: 'white' } as const;

function toBadge(own: Badge): z.infer<typeof badge> {
  const standard = own.typeId === 'sale' ? saleColours : undefined;
  const backgroundColour = own.backgroundColour ?? standard?.backgroundColour ?? null;
  const textColour = own.textColour ?? standard?.textColour ?? null;
  return {
    typeId: own.typeId,
    text: own.text,
    textColour,
    backgroundColour,
    pdpText: own.pdpText ?? own.text,
    pdpTextColour: own.pdpTextColour ?? textColour,
    link: own.link ?? null,
    percentage: own.percentage ?? null,
    amount: own.amount === undefined ? null : toAmount(own.amount),
    colour: backgroundColour,
    nowPrice: own.nowPrice === undefined ? null : toAmount(own.nowPrice),
  };
}

/** The badges of a product. */
export const badgeOperations = {
  getProductBadges: operation({
    args: contract.commerce.getProductBadges.args,
    answer: z.array(badge),
    run: async ({ commerce: calls }, productId, variantIds) =>
      mapped(await calls.getProductBadges(productId, variantIds), (badges) => badges.map(toBadge)),
  }),
};
