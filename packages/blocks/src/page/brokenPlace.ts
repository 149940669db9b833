/** The id of the place on the page where a broken block’s notice stands, so that the preview bar can lead there. */
export function brokenPlace(key: string): string {
  return `broken-${key}`;
}
