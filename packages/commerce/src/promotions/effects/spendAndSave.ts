import { z } from 'zod';
import { type Effect, perMarket } from './effect.ts';

const schema = z.object({
  kind: z.literal('spend-and-save'),
  steps: z.array(z.object({ spend: perMarket, save: perMarket })).min(1),
});

/** The highest step that is reached, off the selected lines together, and never more than they cost. */
export const spendAndSave = {
  schema,
  basket: ({ steps }, left, market) => {
    const spent = left.reduce((sum, part) => sum + part, 0);
    const reached = steps.filter(({ spend }) => spent >= (spend[market] ?? Infinity));
    return Math.min(spent, Math.max(0, ...reached.map(({ save }) => save[market] ?? 0)));
  },
  minSpend: ({ steps }, market) => Math.min(...steps.map(({ spend }) => spend[market] ?? Infinity)),
  badge: (_given, { saved }) => ({ typeId: 'amount', amount: saved }),
} as const satisfies Effect<z.output<typeof schema>>;
