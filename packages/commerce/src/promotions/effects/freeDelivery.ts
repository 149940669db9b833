import { z } from 'zod';
import type { Effect } from './effect.ts';

const schema = z.object({ kind: z.literal('free-delivery') });

/** Standard delivery costs nothing. */
export const freeDelivery = {
  schema,
  deliversFree: true,
  badge: () => ({ typeId: 'promotion' }),
} as const satisfies Effect<z.output<typeof schema>>;
