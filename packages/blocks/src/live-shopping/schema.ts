import { z } from 'zod';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';

/** A programme to watch and shop from, played by another company once a shopper asks for it (blocks §1, §7). */
export const liveShopping = z
  .object({
    channelId: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/, 'must be the channel’s id: letters, digits, - and _')
      .meta({
        title: 'Channel',
        description: 'The channel’s id at the live-shopping company.',
        examples: ['tailorbird-autumn'],
      }),
    title: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .meta({
        title: 'Title',
        description: 'What is on, beside the player.',
        examples: ['The autumn collection, live from the studio'],
      }),
    description: z
      .string()
      .max(240)
      .optional()
      .meta({ title: 'Description', description: 'When it is on and what it shows.' }),
    picture: media
      .optional()
      .meta({ title: 'Picture', description: 'Stands in the player’s place until it starts.' }),
    pictureAlt: z.string().max(160).optional().meta({
      title: 'Alternative text',
      description: 'The picture’s own unless given.',
    }),
    link: optionalLink.meta({
      title: 'Link',
      description:
        'The same on a page of its own, or the products it shows: for shoppers without the player.',
    }),
    linkText: z
      .string()
      .max(60)
      .default('Shop what we show')
      .meta({ title: 'Words of the link', description: 'What the link says.' }),
    startText: z.string().max(40).default('Start watching').meta({
      title: 'Words of the start button',
      description: 'What the button says that starts the player.',
    }),
    aspectRatio: z
      .enum(['16x9', '1x1', '9x16'])
      .default('16x9')
      .meta({ title: 'Aspect ratio', description: 'Width by height of the programme.' }),
  })
  .meta({
    title: 'Live shopping',
    description:
      'A live-shopping channel. Nothing is asked of the other company before the shopper presses start. Never shown on login, account, bag and checkout pages.',
    events: ['select_promotion'],
  });
export type LiveShoppingContent = z.output<typeof liveShopping>;
