import type { NavigationItemContent } from '../../fields/navigationItem.ts';

/** The link that a menu has without its editor’s doing (blocks §2). */
export const shopFinder: NavigationItemContent = {
  title: 'Shop Finder',
  url: '/shop-finder',
  textBold: false,
  underline: false,
};
