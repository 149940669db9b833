import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';

const action = z
  .object({
    buttonText: z
      .string()
      .trim()
      .max(20)
      .optional()
      .meta({ title: 'Text', description: 'A size, or a few words.', examples: ['12'] }),
    buttonLink: optionalLink.meta({
      title: 'Link',
      description: 'A path of the shop without its market, or an address that starts with https://.',
      examples: ['/browse/womens?size=12'],
    }),
  })
  .meta({
    title: 'Call to action',
    description: 'A size and where it leads. Shown only with both.',
    together: ['buttonText', 'buttonLink'],
  });

/** A title over a row of sizes (blocks §3 size block). */
export const sizeBlock = z
  .object({
    titleText: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ title: 'Title', description: 'Above the sizes.', examples: ['Shop by size'] }),
    titleColour: optionalColour.meta({
      title: 'Title colour',
      description: 'On the page’s paper. Without one it is ink.',
      examples: ['moss'],
    }),
    callsToAction: z
      .array(action)
      .max(24)
      .default([])
      .transform((list) =>
        list.flatMap(({ buttonText, buttonLink }) =>
          buttonText && buttonLink !== undefined ? { buttonText, buttonLink } : [],
        ),
      )
      .meta({
        title: 'Calls to action',
        description:
          'Up to twenty-four sizes, in the order they are shown. One without text or link is not shown.',
      }),
    ctaColour: optionalColour.meta({
      title: 'Colour of the sizes',
      description: 'On the page’s paper. Without one it is ink.',
      examples: ['ink'],
    }),
    showUnderline: z.boolean().default(true).meta({
      title: 'Underline',
      description: 'Whether the sizes are underlined.',
    }),
    underlineColour: optionalColour.meta({
      title: 'Underline colour',
      description: 'Without one it is #000000.',
      examples: ['#000000'],
    }),
    hoverColour: optionalColour.meta({
      title: 'Colour under the pointer',
      description: 'Of a size under the pointer or in focus. Without one it stays as it is.',
      examples: ['madder'],
    }),
  })
  .meta({
    title: 'Size block',
    description: 'A title over a row of sizes that lead to what there is in each.',
    events: ['select_promotion'],
  });
export type SizeBlockContent = z.output<typeof sizeBlock>;
