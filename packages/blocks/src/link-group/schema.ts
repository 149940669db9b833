import { z } from 'zod';
import { textLink } from '../fields/textLink.ts';

/** A titled list of links. */
export const linkGroup = z
  .object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({
        title: 'Title',
        description: 'What the links have in common.',
        examples: ['Popular this week'],
      }),
    links: z.array(textLink).min(1).max(12).meta({ title: 'Links', description: 'One to twelve.' }),
  })
  .meta({ title: 'Link group', description: 'A titled list of links.', events: ['select_promotion'] });
export type LinkGroupContent = z.output<typeof linkGroup>;
