import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { brandFont } from '../fields/fonts.ts';
import { optionalLink } from '../fields/link.ts';

/** A line of words that moves along, and can be paused. */
export const scrollingTextBanner = z
  .object({
    phrases: z
      .array(
        z
          .object({
            text: z
              .string()
              .trim()
              .min(1)
              .max(60)
              .meta({
                title: 'Text',
                description: 'A few words that move along.',
                examples: ['Free UK delivery over £50'],
              }),
            url: optionalLink.meta({ title: 'Link', description: 'Without one the phrase is words alone.' }),
          })
          .meta({ title: 'Phrase' }),
      )
      .min(1)
      .max(8)
      .meta({ title: 'Phrases', description: 'One to eight, one after another, again and again.' }),
    speed: z.enum(['Slow', 'Medium', 'Fast']).default('Medium').meta({
      title: 'Speed',
      description: 'Shoppers who want no motion see the phrases standing still.',
    }),
    direction: z
      .enum(['Left', 'Right'])
      .default('Left')
      .meta({ title: 'Direction', description: 'Where the words move to.' }),
    font: brandFont.default('Quisas'),
    size: z
      .enum(['Small', 'Large'])
      .default('Large')
      .meta({ title: 'Size', description: 'Small is 22 px on a desktop, Large 44.' }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
    backgroundColour: optionalColour.meta({
      usual: 'duckEgg',
      title: 'Background colour',
      description: 'Duck egg unless given.',
      examples: ['mustard'],
    }),
  })
  .meta({
    title: 'Animated scrolling text banner',
    description: 'A line of words that moves along, and can be paused.',
    events: ['select_promotion'],
  });
export type ScrollingTextBannerContent = z.output<typeof scrollingTextBanner>;
