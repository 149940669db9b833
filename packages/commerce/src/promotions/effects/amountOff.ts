import { z } from 'zod';
import { promotedPrice } from '../../pricing/priceView.ts';
import { type Effect, eachUnit, perMarket } from './effect.ts';

const schema = z.object({ kind: z.literal('amount'), off: perMarket });

/** Money off each unit. */
export const amountOff = {
  schema,
  items: ({ off }, lines, market, free) =>
    eachUnit(lines, free, (price) => promotedPrice(price, { typeId: 'amount', amount: off[market] ?? 0 })),
  badge: ({ off }, { market, saved }) => ({ typeId: 'amount', amount: off[market] ?? saved }),
} as const satisfies Effect<z.output<typeof schema>>;
