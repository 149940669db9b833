import { z } from 'zod';
import { media } from '../fields/media.ts';
import { navigationItem } from '../fields/navigationItem.ts';
import { menuItems, menuLinks } from '../parts/mobile-menu/menuFields.ts';

/** At most so many categories are shown as circles (blocks §9). */
const maxCategories = 12;

const category = z
  .object({
    ...navigationItem,
    image: media.optional().meta({
      title: 'Picture',
      description:
        'Shown in a circle; of a video, its poster. Without one the circle holds the first letter.',
    }),
    imageAlt: z.string().max(200).optional().meta({
      title: 'Alternative text',
      description: 'Rarely needed: the title stands under the picture.',
    }),
  })
  .meta({ title: 'Category' });

/** The other menu of a phone: categories as circles, with the layered items under them (blocks §2). */
export const mobileNavigationAlternative = z
  .object({
    categories: z
      .array(category)
      .min(1)
      .max(maxCategories)
      .meta({
        title: 'Categories',
        hard: true,
        description: `Shown as circles, ${maxCategories} at most.`,
      }),
    items: menuItems.default([]),
    links: menuLinks,
  })
  .meta({
    title: 'Mobile navigation, alternative',
    description: 'The menu of a phone with its categories as circles.',
    events: ['navigation_click', 'menu_item'],
  });
export type MobileNavigationAlternativeContent = z.output<typeof mobileNavigationAlternative>;
export type CategoryContent = z.output<typeof category>;
