import { z } from 'zod';
import { jumpOffFields, jumpOffType } from '../parts/jump-off-tile/jumpOffTile.ts';

const item = z
  .object(jumpOffFields)
  .meta({ title: 'Jump-off', description: 'One tile that leads elsewhere.' });

/** Two, three or four jump-offs side by side (blocks §2 jump-offs). */
export const jumpOffGroup = z
  .object({
    title: z
      .string()
      .max(60)
      .optional()
      .meta({
        title: 'Title',
        description: 'Above the group.',
        examples: ['Shop by mood'],
      }),
    type: jumpOffType,
    items: z.array(item).min(2).max(4).meta({
      title: 'Jump-offs',
      hard: true,
      description:
        'Two, three or four; the layout follows their number. On a phone two stand one above the other, of three the first is large, and four stand in a square.',
    }),
  })
  .meta({
    title: 'Jump-off group',
    description: 'Two, three or four tiles that lead elsewhere, side by side.',
    events: ['select_promotion'],
  });
export type JumpOffGroupContent = z.output<typeof jumpOffGroup>;
