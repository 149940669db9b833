import { z } from 'zod';
import { link } from '../fields/link.ts';
import { media } from '../fields/media.ts';
import { navigationItem, plainItem } from '../fields/navigationItem.ts';

const linkGroup = z
  .object({
    title: z
      .string()
      .max(40)
      .optional()
      .meta({ title: 'Title', description: 'Over the links.', examples: ['Dresses'] }),
    url: link.optional().meta({ title: 'Link of the title', examples: ['/browse/womens/dresses'] }),
    links: z.array(plainItem).min(1).max(14).meta({ title: 'Links', description: 'One under another.' }),
  })
  .meta({ title: 'Link group' });

const jumpOff = z
  .object({
    image: media,
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'What the picture shows. Without one the picture’s own is used.',
    }),
    title: z
      .string()
      .min(1)
      .max(40)
      .meta({ title: 'Title', description: 'Under the picture.', examples: ['Prints of the season'] }),
    url: link,
  })
  .meta({ title: 'Jump-off', description: 'A picture that leads elsewhere; of a video, its poster.' });

const linkGroups = z
  .array(linkGroup)
  .min(1)
  .max(4)
  .meta({ title: 'Link groups', description: 'One under another in this column.' });

const column = z
  .union([z.object({ linkGroups }), z.object({ jumpOff })])
  .meta({ title: 'Column', description: 'Either link groups or a jump-off.' });

const item = z
  .object({
    ...navigationItem,
    columns: z.array(column).max(6).default([]).meta({
      title: 'Columns',
      description: 'What opens under the item. Without columns, children or a picture it is a plain link.',
    }),
    children: z.array(plainItem).max(14).default([]).meta({
      title: 'Children',
      description: 'A plain list of links, in a column before the others.',
    }),
    image: media.optional().meta({
      title: 'Picture',
      description: 'Leads to the item’s own page, in a column after the others; of a video, its poster.',
    }),
  })
  .meta({ title: 'Item' });

/** The header’s menu on a desktop, with a panel of columns under each item. */
export const desktopNavigation = z
  .object({
    items: z
      .array(item)
      .min(1)
      .max(10)
      .meta({ title: 'Items', description: 'What stands in the header, from left to right.' }),
  })
  .meta({
    title: 'Desktop navigation',
    description: 'The header’s menu, with a panel of columns under each item.',
    events: ['navigation_click', 'menu_item'],
  });
export type DesktopNavigationContent = z.output<typeof desktopNavigation>;
export type MenuItemContent = z.output<typeof item>;
export type MenuColumnContent = z.output<typeof column>;
