import { z } from 'zod';
import { promotedPrice } from '../../pricing/priceView.ts';
import { type Effect, eachUnit } from './effect.ts';

const schema = z.object({ kind: z.literal('percentage'), percent: z.number().gt(0).max(100) });

/** Per cent off each unit; the price that is left is rounded down (commerce §9). */
export const percentage = {
  schema,
  items: ({ percent }, lines, _market, free) =>
    eachUnit(lines, free, (price) => promotedPrice(price, { typeId: 'percentage', percentage: percent })),
  badge: ({ percent }) => ({ typeId: 'percentage', percentage: percent }),
} as const satisfies Effect<z.output<typeof schema>>;
