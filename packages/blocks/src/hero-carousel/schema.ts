import { z } from 'zod';
import { banner } from '../parts/banner/banner.ts';

/** Two to six heroes in a row, seen one at a time. */
export const heroCarousel = z
  .object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default('Featured')
      .meta({
        title: 'Name',
        description: 'What the slides are, for shoppers who hear the page. It is not seen.',
        examples: ['The autumn collection'],
      }),
    interval: z
      .int()
      .min(5)
      .max(30)
      .optional()
      .meta({
        title: 'Seconds on each slide',
        description:
          'Without it the slides wait for the shopper. With it they move on by themselves, can be paused, and never move for shoppers who want no motion.',
        examples: [8],
        // Whoever writes 0 means that nothing is to move.
        hard: true,
      }),
    slides: z
      .array(banner.meta({ title: 'Slide', description: 'A hero.' }))
      .min(2)
      .max(6)
      .meta({ title: 'Slides', description: 'Two to six, with the same fields as a hero.' }),
  })
  .meta({
    title: 'Hero carousel',
    description: 'Two to six heroes in a row, seen one at a time.',
    events: ['select_promotion'],
  });
export type HeroCarouselContent = z.output<typeof heroCarousel>;
