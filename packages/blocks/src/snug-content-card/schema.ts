import type { z } from 'zod';
import { snugCard } from '../parts/card/snugCard.ts';

/** A picture with a call to action close under it. */
export const snugContentCard = snugCard.meta({
  title: 'Snug content card',
  description: 'A picture with a call to action close under it; the whole card leads where that does.',
  events: ['select_promotion'],
});
export type SnugContentCardContent = z.output<typeof snugContentCard>;
