import { z } from 'zod';
import { optionalColour } from './colour.ts';
import { link } from './link.ts';

/** The fields of every navigation item, whatever its layer (blocks §3 navigation item). */
export const navigationItem = {
  title: z
    .string()
    .min(1)
    .max(40)
    .meta({ title: 'Title', description: 'What the shopper reads.', examples: ['Womens'] }),
  url: link,
  textColour: optionalColour.meta({
    title: 'Text colour',
    description: 'The menu’s own colour unless given.',
  }),
  textBold: z.boolean().default(false).meta({ title: 'Bold', description: 'The title stands out.' }),
  underline: z
    .boolean()
    .default(false)
    .meta({ title: 'Underlined', description: 'The title is underlined.' }),
  featuredText: z
    .string()
    .max(20)
    .optional()
    .meta({ title: 'Featured text', description: 'A small label after the title.', examples: ['New'] }),
  titleSuperscriptText: z
    .string()
    .max(12)
    .optional()
    .meta({ title: 'Superscript', description: 'Raised beside the title.', examples: ['12'] }),
};

const plainItem = z
  .object(navigationItem)
  .meta({ title: 'Navigation item', description: 'A title and where it leads.' });
export type NavigationItemContent = z.output<typeof plainItem>;
export { plainItem };
