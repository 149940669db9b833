import { z } from 'zod';
import { linkTileFields } from '../parts/link-tile-card/linkTileFields.ts';

const tile = z
  .object(linkTileFields)
  .meta({ title: 'Link tile', description: 'A square picture over a link.' });

/** Four link tiles (blocks §2 link tile). */
export const linkTileGroup = z
  .object({
    title: z
      .string()
      .max(60)
      .optional()
      .meta({
        title: 'Title',
        description: 'Above the tiles.',
        examples: ['For the house'],
      }),
    tiles: z.array(tile).length(4).meta({
      title: 'Tiles',
      hard: true,
      description: 'Exactly four: side by side, or in a square on a phone.',
    }),
  })
  .meta({
    title: 'Group of four link tiles',
    description: 'Four links, each with a square picture.',
    events: ['select_promotion'],
  });
export type LinkTileGroupContent = z.output<typeof linkTileGroup>;
