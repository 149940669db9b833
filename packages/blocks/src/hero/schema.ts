import type { z } from 'zod';
import { banner } from '../parts/banner/banner.ts';

/** The banner that opens a page: large words over a picture or a colour. */
export const hero = banner.meta({
  title: 'Hero',
  description: 'The banner that opens a page: large words over a picture, a film or a colour.',
  events: ['select_promotion'],
});
export type HeroContent = z.output<typeof hero>;
