import { z } from 'zod';
import { amountOff } from './amountOff.ts';
import { buyXPayY } from './buyXPayY.ts';
import type { Effect } from './effect.ts';
import { freeDelivery } from './freeDelivery.ts';
import { percentage } from './percentage.ts';
import { spendAndSave } from './spendAndSave.ts';

/** What a campaign gives. */
export const effect = z.discriminatedUnion('kind', [
  percentage.schema,
  amountOff.schema,
  buyXPayY.schema,
  spendAndSave.schema,
  freeDelivery.schema,
]);
export type CampaignEffect = z.output<typeof effect>;
type Kind = CampaignEffect['kind'];

/** One row a kind: a kind without its row, or with another's, does not compile. */
const effects: { readonly [K in Kind]: Effect<Extract<CampaignEffect, { kind: K }>> } = {
  percentage,
  amount: amountOff,
  'buy-x-pay-y': buyXPayY,
  'spend-and-save': spendAndSave,
  'free-delivery': freeDelivery,
};

/** What an effect's kind does. A row takes effects of its own kind, by which it is found. */
export function ruleOf({ kind }: CampaignEffect): Effect<CampaignEffect> {
  return effects[kind];
}
