/** Categories have addresses up to five levels deep (commerce §2 routes). */
const maxLevels = 5;

/** Whether a category at `/womens/dresses` has a page. */
export function isRoutableCategory(url: string): boolean {
  return url.split('/').length - 1 <= maxLevels;
}
