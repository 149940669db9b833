import { z } from 'zod';
import { jumpOffFields, jumpOffType } from '../parts/jump-off-tile/jumpOffTile.ts';

/** One large tile that leads elsewhere. */
export const jumpOff = z.object({ type: jumpOffType, ...jumpOffFields }).meta({
  title: 'Jump-off',
  description:
    'One large tile that leads elsewhere. Types 1 and 3 are wide, so choose a wide picture; in type 2 a tall picture stands beside the words.',
  events: ['select_promotion'],
});
export type JumpOffContent = z.output<typeof jumpOff>;
