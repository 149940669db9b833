import { z } from 'zod';
import { link } from './link.ts';

/** A link with its words. */
export const textLink = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ title: 'Text', description: 'What the shopper reads and presses.' }),
    url: link,
  })
  .meta({
    title: 'Link',
    description: 'Words and where they lead.',
    examples: [{ text: 'See all', url: '/browse/womens/new-in' }],
  });
export type TextLink = z.output<typeof textLink>;
