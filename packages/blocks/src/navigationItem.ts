import { z } from 'zod';
import { optionalColour } from './colour.ts';
import { link } from './link.ts';

/** The fields of every navigation item, whatever its layer (blocks §3 navigation item). */
export const navigationItem = {
  title: z
    .string()
    .min(1)
    .max(40)
    .meta({ title: 'Title', examples: ['Womens'] }),
  url: link,
  textColour: optionalColour.meta({ title: 'Text colour' }),
  textBold: z.boolean().default(false).meta({ title: 'Bold' }),
  underline: z.boolean().default(false).meta({ title: 'Underlined' }),
  featuredText: z
    .string()
    .max(20)
    .optional()
    .meta({ title: 'Featured text', description: 'A small label after the title.', examples: ['New'] }),
  titleSuperscriptText: z
    .string()
    .max(12)
    .optional()
    .meta({ title: 'Superscript', description: 'Raised beside the title.' }),
};

const plainItem = z.object(navigationItem);
export type NavigationItemContent = z.output<typeof plainItem>;
export { plainItem };
