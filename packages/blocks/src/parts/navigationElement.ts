import type { NavigationItemContent } from '../fields/navigationItem.ts';

/**
 * What marks an item’s link for `navigation_click`: its title where the label says more than that, and nothing where the
 * link's own words are the title, as a page has some 180 of them. `navigationElement` reads it.
 */
export function navigationMark({ title, titleSuperscriptText, featuredText }: NavigationItemContent): string {
  return titleSuperscriptText || featuredText ? title : '';
}

/**
 * What a press in a menu is reported by: the titles from the top down to the link (blocks §7 navigation_click). Those
 * above it are in `data-under` of what it stands in.
 */
export function navigationElement(pressed: Element, title: string): string {
  const titles = [title];
  let around = pressed.closest<HTMLElement>('[data-under]');
  while (around) {
    titles.unshift(around.dataset.under ?? '');
    around = around.parentElement?.closest<HTMLElement>('[data-under]') ?? null;
  }
  return titles.join(' > ');
}
