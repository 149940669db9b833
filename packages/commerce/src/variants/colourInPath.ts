/** A colour as it stands in an address: underscores for spaces, `Moss_Green` (commerce §2 routes). */
export function colourToPath(colour: string): string {
  return encodeURIComponent(colour.replaceAll(' ', '_'));
}

/** The colour an address segment names, whether or not the router has decoded it already. */
export function colourFromPath(segment: string): string {
  return decoded(segment).replaceAll('_', ' ');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Where a product page is, without market prefix; `size` and `length` choose options (commerce §2 routes). */
export function productPath(
  product: { readonly id: number; readonly slug: string },
  colour: string,
  chosen: { readonly size?: string | null; readonly length?: string | null } = {},
): string {
  const options = [
    chosen.size ? `Size=${encodeURIComponent(chosen.size)}` : '',
    chosen.length ? `Length=${encodeURIComponent(chosen.length)}` : '',
  ].filter(Boolean);
  const path = `/p/${product.id}/${encodeURIComponent(product.slug)}/${colourToPath(colour)}`;
  return options.length === 0 ? path : `${path}?${options.join('&')}`;
}
