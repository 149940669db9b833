import { z } from 'zod';
import { link } from '../link.ts';
import { media } from '../media.ts';
import { navigationItem, plainItem } from '../navigationItem.ts';

const linkGroup = z
  .object({
    title: z
      .string()
      .max(40)
      .optional()
      .meta({ title: 'Title', examples: ['Dresses'] }),
    url: link.optional().meta({ title: 'Link of the title' }),
    links: z.array(plainItem).min(1).max(14).meta({ title: 'Links' }),
  })
  .meta({ title: 'Link group' });

const jumpOff = z
  .object({
    image: media,
    imageAlt: z.string().max(200).optional().meta({ title: 'Alternative text' }),
    title: z.string().min(1).max(40).meta({ title: 'Title' }),
    url: link,
  })
  .meta({ title: 'Jump-off', description: 'A picture that leads elsewhere; of a video, its poster.' });

const column = z
  .union([z.object({ linkGroups: z.array(linkGroup).min(1).max(4) }), z.object({ jumpOff })])
  .meta({ title: 'Column', description: 'Either link groups or a jump-off.' });

const item = z.object({
  ...navigationItem,
  columns: z.array(column).max(6).default([]).meta({
    title: 'Columns',
    description: 'What opens under the item. Without columns the item is a plain link.',
  }),
});

/** The header’s menu on a desktop, with a panel of columns under each item. */
export const desktopNavigation = z
  .object({ items: z.array(item).min(1).max(10).meta({ title: 'Items' }) })
  .meta({
    title: 'Desktop navigation',
    description: 'The header’s menu, with a panel of columns under each item.',
  });
export type DesktopNavigationContent = z.output<typeof desktopNavigation>;
export type MenuItemContent = z.output<typeof item>;
export type MenuColumnContent = z.output<typeof column>;
