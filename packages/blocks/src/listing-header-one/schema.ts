import { z } from 'zod';
import { textLink } from '../fields/textLink.ts';

/** The words above a listing of products, variant one. */
export const listingHeaderOne = z
  .object({
    title: z
      .string()
      .min(1)
      .max(120)
      .meta({
        title: 'Title',
        description: 'Words between [[wavy-u-A63D2B]] and [[/wavy-u]] get a wavy underline of that colour.',
        examples: ['Dresses [[wavy-u-A63D2B]]with pockets[[/wavy-u]]'],
      }),
    description: z.string().max(1000).optional().meta({
      title: 'Description',
      description:
        'Above 35 characters it is cut to 30 on a phone and 100 on a desktop, with “see more”. The word “placeholder” hides it.',
    }),
    hasDescription: z
      .boolean()
      .default(true)
      .meta({ title: 'Show the description', description: 'Off: the description is kept but not shown.' }),
    linkButtons: z
      .array(textLink)
      .max(12)
      .default([])
      .meta({ title: 'Link buttons', description: 'At most twelve, to narrower listings.' }),
  })
  .meta({
    title: 'Listing-page header one',
    description: 'The words above a listing of products.',
    events: ['select_promotion'],
  });
export type ListingHeaderOneContent = z.output<typeof listingHeaderOne>;
