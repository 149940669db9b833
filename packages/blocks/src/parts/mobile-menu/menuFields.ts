import { z } from 'zod';
import { media } from '../../fields/media.ts';
import { navigationItem, plainItem } from '../../fields/navigationItem.ts';

const secondLayer = z
  .object({
    ...navigationItem,
    children: z.array(plainItem).max(24).default([]).meta({
      title: 'Third layer',
      description: 'What opens over the second layer. Without it the item is a plain link.',
    }),
  })
  .meta({ title: 'Item of the second layer' });

const firstLayer = z
  .object({
    ...navigationItem,
    image: media.optional().meta({
      title: 'Picture',
      description: 'A small picture before the title; of a video, its poster.',
    }),
    children: z.array(secondLayer).max(24).default([]).meta({
      title: 'Second layer',
      description: 'What opens over the first layer. Without it the item is a plain link.',
    }),
  })
  .meta({ title: 'Item of the first layer' });

/** The three layers of a phone’s menu (blocks §2 mobile navigation). */
export const menuItems = z.array(firstLayer).max(16).meta({
  title: 'Items',
  description:
    'The first layer. An item with a layer below it opens that, and leads to its own page from there.',
});

/** The plain links at the menu’s foot. */
export const menuLinks = z
  .array(plainItem)
  .max(8)
  .default([])
  .meta({
    title: 'Links below',
    description: 'Under the items. The Shop Finder is always first among them and need not be given.',
    examples: [[{ title: 'Delivery', url: '/delivery' }]],
  });
