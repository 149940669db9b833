import type { Colourway } from '@tailorbird/commerce/model/product';

/** What is kept of a colour that its pictures depend on. */
export interface ColourRow {
  readonly colour: string;
  readonly swatch: string;
  readonly recipe: unknown;
  readonly images: readonly string[];
}

const account = '/i/tailorbird';

/** A colour with the addresses of its pictures: the media service's own, or those it was imported with. */
export function colourwayOf(styleCode: string, row: ColourRow): Colourway {
  const { colour, swatch } = row;
  if (row.recipe !== null) {
    const name = `${styleCode}-${encodeURIComponent(colour.replaceAll(' ', '_'))}`;
    return { colour, swatch, image: `${account}/${name}-FF`, hoverImage: `${account}/${name}-L` };
  }
  const [image, hoverImage] = row.images.filter((address) => address.startsWith('/'));
  return { colour, swatch, image: image ?? `${account}/placeholder`, hoverImage: hoverImage ?? null };
}
