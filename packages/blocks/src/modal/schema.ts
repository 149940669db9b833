import { z } from 'zod';
import { callToAction } from '../fields/callToAction.ts';
import { markdown } from '../fields/markdown.ts';
import { media } from '../fields/media.ts';

/** Words and a picture in a dialog over the page, opened by its own trigger or by any link to `#` and its id. */
export const modal = z
  .object({
    modalId: z
      .string()
      .regex(/^[a-z][a-z\d-]{0,59}$/, 'must be lower-case letters, digits and hyphens, as in how-it-fits')
      .meta({
        title: 'Id',
        description: 'Links to “#” and this id open the modal. Each modal of a page has its own.',
        examples: ['how-it-fits'],
      }),
    triggerText: z
      .string()
      .max(60)
      .optional()
      .meta({
        title: 'Words of the trigger',
        description:
          'A button where the block stands. Without words only links elsewhere on the page open the modal.',
        examples: ['How it fits'],
      }),
    title: z
      .string()
      .min(1)
      .max(80)
      .meta({
        title: 'Title',
        description: 'At the head of the dialog; screen readers call it by this.',
        examples: ['How it fits'],
      }),
    body: markdown.optional(),
    image: media.optional().meta({ title: 'Picture or video', description: 'Above the text.' }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description:
        'What a shopper would want to know of the picture. Without it the picture’s own text is used.',
    }),
    callToAction,
    persistent: z.boolean().default(false).meta({
      title: 'Persistent',
      description: 'For what must be read: its cross and Escape close it, a press outside does not.',
    }),
  })
  .meta({
    title: 'Modal',
    description: 'Words and a picture in a dialog over the page, opened by a button or a link.',
    events: ['select_promotion'],
  });
export type ModalContent = z.output<typeof modal>;
