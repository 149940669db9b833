import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { textLink } from '../fields/textLink.ts';
import { callToActionColumns } from '../parts/call-to-action-columns/callToActionColumns.ts';

/** The words above a listing of products, variant two: in the middle of a field of colour. */
export const listingHeaderTwo = z
  .object({
    subHeading: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Subheading', description: 'Above the title.', examples: ['The autumn edit'] }),
    title: z
      .string()
      .min(1)
      .max(80)
      .meta({ title: 'Title', description: 'The name of the listing.', examples: ['Dresses with pockets'] }),
    showSquiggle: z
      .boolean()
      .default(false)
      .meta({ title: 'Squiggle', description: 'A squiggle drawn under the title.' }),
    squiggleColour: optionalColour.meta({
      title: 'Colour of the squiggle',
      description: '#000000 unless given.',
    }),
    squigglePosition: z.enum(['1 Line Title', '2 Line Title']).default('1 Line Title').meta({
      title: 'Position of the squiggle',
      description: 'Under the only line of a short title, or under the second of one that is set in two.',
    }),
    description: z.string().max(1000).optional().meta({
      title: 'Description',
      description: 'Above 100 characters it is cut to 100, with “see more”.',
    }),
    linkButtons: z
      .array(textLink)
      .max(12)
      .default([])
      .meta({ title: 'Link buttons', description: 'At most twelve, to narrower listings.' }),
    callToActionBlock: callToActionColumns.optional().meta({
      title: 'Call-to-action block',
      description: 'A call-to-action group under the links, with its own title, columns and variant.',
    }),
    textColour: optionalColour.meta({ title: 'Text colour', description: 'Ink unless given.' }),
    backgroundColour: optionalColour.meta({
      usual: 'paper',
      title: 'Background colour',
      description: 'The page’s own unless given.',
    }),
  })
  .meta({
    title: 'Listing-page header two',
    description: 'The words above a listing, in the middle of a field of colour.',
    events: ['select_promotion'],
  });
export type ListingHeaderTwoContent = z.output<typeof listingHeaderTwo>;
