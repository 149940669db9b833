/** Widths the media service is asked for (commerce §9). */
export const pictureWidths = [415, 768, 992, 1280, 1536] as const;

/** Widths of the product gallery (commerce §9). */
export const galleryWidths = [200, 453, 768, 1517] as const;

/** Widths of pictures on product cards (commerce §9). */
export const cardWidths = [580, 768, 992, 1280, 1536] as const;

/** Shown where a picture cannot be had. */
export const placeholderSource = '/i/tailorbird/placeholder';

/**
 * The address of a picture at one width, in px, in the best format the browser takes, at the service’s usual quality.
 * @returns `src` as it is for pictures that come inline (`data:`, `blob:`).
 */
export function sourceAt(src: string, width: number): string {
  if (src.startsWith('data:') || src.startsWith('blob:')) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&fmt=auto&qlt=default`;
}

/**
 * The `srcset` of a picture over the given widths, in px.
 * @returns Undefined for pictures that come inline (`data:`, `blob:`).
 */
export function sourceSet(src: string, widths: readonly number[]): string | undefined {
  if (src.startsWith('data:') || src.startsWith('blob:')) return undefined;
  return widths.map((width) => `${sourceAt(src, width)} ${width}w`).join(', ');
}
