/** What a press in a menu is reported by: the titles from the top down to the link (blocks §7 navigation_click). */
export function navigationElement(titles: readonly string[]): string {
  return titles.join(' > ');
}
