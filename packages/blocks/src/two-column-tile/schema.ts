import { z } from 'zod';
import { backgrounds } from '../backgrounds.ts';
import { callsToAction } from '../callToAction.ts';
import { optionalColour } from '../colour.ts';
import { fontWeight } from '../fonts.ts';
import { optionalLink } from '../link.ts';

const tile = z
  .object({
    heading: z
      .string()
      .max(80)
      .optional()
      .meta({ title: 'Heading', examples: ['Printed by hand, worn for years'] }),
    headingWeight: fontWeight.default('Medium'),
    subtitle: z.string().max(240).optional().meta({ title: 'Subtitle' }),
    subtitleWeight: fontWeight.default('Medium'),
    quisasText: z.string().max(60).optional().meta({
      title: 'Quisas text',
      description: 'A few words in the heading font, in a corner of the tile.',
    }),
    quisasTextPosition: z
      .enum(['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right'])
      .default('Top Left')
      .meta({ title: 'Quisas text position' }),
    textBoxAlignment: z
      .enum(['Top', 'Middle', 'Bottom'])
      .default('Middle')
      .meta({ title: 'Text box alignment' }),
    textAlignment: z.enum(['Left', 'Centre', 'Right']).default('Left').meta({ title: 'Text alignment' }),
    textColour: optionalColour.meta({ title: 'Text colour' }),
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
  .meta({ title: 'Tile' });

/** Two tiles side by side, one above the other on a phone. */
export const twoColumnTile = z
  .object({
    aspectRatio: z
      .enum(['4x5', '5x7'])
      .default('4x5')
      .meta({ title: 'Aspect ratio', description: 'Width by height of each tile.' }),
    tiles: z.tuple([tile, tile]).meta({ title: 'Tiles', description: 'Left and right.' }),
  })
  .meta({ title: 'Two-column tile', description: 'Two tiles side by side.' });
export type TwoColumnTileContent = z.output<typeof twoColumnTile>;
export type TileContent = z.output<typeof tile>;
