/** The address of a style in a colour, without its market: `/p/1201/fern-cord-shirt/Moss_Green` (commerce §2). */
export function productPath(
  { productId, slug }: { productId: number; slug: string },
  colour: string,
): string {
  return `/p/${productId}/${encodeURIComponent(slug)}/${encodeURIComponent(colour.replaceAll(' ', '_'))}`;
}
