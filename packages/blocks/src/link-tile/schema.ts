import { z } from 'zod';
import { linkTileFields } from '../parts/link-tile-card/linkTileFields.ts';

/** One link with a picture, as wide as the page (blocks §2 link tile). */
export const linkTile = z.object(linkTileFields).meta({
  title: 'Link tile',
  description: 'One link with a small square picture, as wide as the page.',
  events: ['select_promotion'],
});
