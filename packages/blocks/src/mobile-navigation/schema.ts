import { z } from 'zod';
import { media } from '../media.ts';
import { navigationItem, plainItem } from '../navigationItem.ts';

const secondLayer = z.object({
  ...navigationItem,
  children: z.array(plainItem).max(24).default([]).meta({ title: 'Third layer' }),
});

const firstLayer = z.object({
  ...navigationItem,
  image: media.optional().meta({ title: 'Picture', description: 'A small picture before the title.' }),
  children: z.array(secondLayer).max(24).default([]).meta({ title: 'Second layer' }),
});

/** The menu of a phone: three layers. An item with children opens them and leads to its own page from there. */
export const mobileNavigation = z
  .object({
    items: z.array(firstLayer).min(1).max(16).meta({ title: 'Items' }),
    links: z
      .array(plainItem)
      .max(8)
      .default([])
      .meta({ title: 'Links below', examples: [[{ title: 'Shop Finder', url: '/shop-finder' }]] }),
  })
  .meta({ title: 'Mobile navigation', description: 'The menu of a phone, in three layers.' });
export type MobileNavigationContent = z.output<typeof mobileNavigation>;
export type FirstLayerContent = z.output<typeof firstLayer>;
export type SecondLayerContent = z.output<typeof secondLayer>;
