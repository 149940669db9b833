import { z } from 'zod';
import { textAlignment } from '../fields/alignment.ts';
import { backgrounds } from '../fields/backgrounds.ts';
import { callsToAction } from '../fields/callToAction.ts';
import { optionalColour } from '../fields/colour.ts';
import { fontWeight } from '../fields/fonts.ts';
import { optionalLink } from '../fields/link.ts';

const tile = z
  .object({
    heading: z
      .string()
      .max(80)
      .optional()
      .meta({
        title: 'Heading',
        description: 'The largest words of the tile.',
        examples: ['Printed by hand, worn for years'],
      }),
    headingWeight: fontWeight
      .default('Medium')
      .meta({ title: 'Weight of the heading', description: 'How heavy the heading’s letters are.' }),
    subtitle: z.string().max(240).optional().meta({
      title: 'Subtitle',
      description: 'A sentence or two under the heading.',
    }),
    subtitleWeight: fontWeight
      .default('Medium')
      .meta({ title: 'Weight of the subtitle', description: 'How heavy the subtitle’s letters are.' }),
    quisasText: z.string().max(60).optional().meta({
      title: 'Quisas text',
      description: 'A few words in the heading font, in a corner of the tile.',
    }),
    quisasTextPosition: z
      .enum(['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right'])
      .default('Top Left')
      .meta({ title: 'Quisas text position', description: 'The corner it stands in.' }),
    textBoxAlignment: z.enum(['Top', 'Middle', 'Bottom']).default('Middle').meta({
      title: 'Text box alignment',
      description: 'Where in the tile the heading stands, with what belongs to it.',
    }),
    textAlignment,
    textColour: optionalColour.meta({
      title: 'Text colour',
      description: 'On the background colour or the picture: choose one that is legible on all of it.',
      examples: ['paper'],
    }),
    href: optionalLink.meta({
      title: 'Link of the tile',
      description: 'The whole tile is clickable when this is set and there is at most one call to action.',
    }),
    callsToAction: callsToAction(4),
    callsToActionRow: z.enum(['1x2', '2x1']).default('2x1').meta({
      title: 'Calls to action in a row',
      description: '1x2: one under another. 2x1: two side by side.',
    }),
    ...backgrounds,
  })
  .meta({ title: 'Tile', description: 'One half.' });

/** Two tiles side by side, one above the other on a phone. */
export const twoColumnTile = z
  .object({
    aspectRatio: z
      .enum(['4x5', '5x7'])
      .default('4x5')
      .meta({ title: 'Aspect ratio', description: 'Width by height of each tile.' }),
    tiles: z.tuple([tile, tile]).meta({ title: 'Tiles', description: 'Left and right.' }),
  })
  .meta({
    title: 'Two-column tile',
    description:
      'Two tiles side by side, each of words, a picture or a video. On a phone one stands above the other.',
    events: ['select_promotion'],
  });
export type TwoColumnTileContent = z.output<typeof twoColumnTile>;
export type TileContent = z.output<typeof tile>;
