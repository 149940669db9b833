import { z } from 'zod';
import { textBoxFields } from '../parts/text-box/textBoxFields.ts';

/** A box of words that stands on a wide picture (blocks §3 text box). */
export const textBoxOne = z
  .object({
    textBoxAlignment: z.enum(['Left', 'Centre', 'Right']).default('Left').meta({
      title: 'Text box alignment',
      description: 'Where on the picture the box stands. On a phone it stands at the picture’s foot.',
    }),
    ...textBoxFields,
  })
  .meta({
    title: 'Text box, type one',
    description: 'A box of words that stands on a wide picture or video; without one, a field of words.',
    events: ['select_promotion'],
  });
export type TextBoxOneContent = z.output<typeof textBoxOne>;
