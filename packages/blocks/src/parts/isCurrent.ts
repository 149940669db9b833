/** Whether a menu’s link leads to the page shown, or to one above it. Both addresses are whole paths. */
export function isCurrent(link: string, page: string | undefined): boolean {
  if (page === undefined) return false;
  const [path = ''] = link.split(/[?#]/, 1);
  return page === path || (path !== '/' && page.startsWith(`${path}/`));
}
