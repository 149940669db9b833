import { z } from 'zod';
import { textBoxFields } from '../parts/text-box/textBoxFields.ts';

/** Words and a tall picture in two halves (blocks §3 text box). */
export const textBoxTwo = z
  .object({
    textBoxAlignment: z.enum(['Left', 'Right']).default('Left').meta({
      title: 'Text box alignment',
      description: 'Which half the words have. On a phone they stand under the picture.',
    }),
    ...textBoxFields,
  })
  .meta({
    title: 'Text box, type two',
    description:
      'Words and a tall picture or video in two halves; without a picture, headings in one half and the rest in the other.',
    events: ['select_promotion'],
  });
export type TextBoxTwoContent = z.output<typeof textBoxTwo>;
