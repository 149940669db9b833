import { z } from 'zod';
import { menuItems, menuLinks } from '../parts/mobile-menu/menuFields.ts';

/** The menu of a phone: three layers. An item with children opens them and leads to its own page from there. */
export const mobileNavigation = z.object({ items: menuItems.min(1), links: menuLinks }).meta({
  title: 'Mobile navigation',
  description: 'The menu of a phone, in three layers that open over one another.',
  events: ['navigation_click', 'menu_item'],
});
export type MobileNavigationContent = z.output<typeof mobileNavigation>;
