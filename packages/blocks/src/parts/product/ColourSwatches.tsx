import { colourWord } from '@tailorbird/commerce/colours/colourWord';
import type { Colourway, ProductCard } from '@tailorbird/commerce/model/product';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { customProperties } from '@tailorbird/ui/customProperties';
import { usePageFacts } from '../../page/PageFacts.tsx';

/** One more than is ever shown, so that the list’s length alone tells the styles how many are left out. */
const maxListed = 10;

interface ColourSwatchesProps {
  readonly product: ProductCard;
  /** Told the colour a swatch is pointed at or focused for, and nothing when it is left. */
  readonly onShow: (colourway: Colourway | undefined) => void;
}

/** The colours of a style as links to them, and a link to the ones there is no room for. */
export function ColourSwatches({ product, onShow }: ColourSwatchesProps) {
  const { href, market } = usePageFacts();
  const colours = `${colourWord(market)}s`;
  const { productId, slug, colourways, name } = product;
  const [first, second] = colourways;
  if (!first || !second) return null;
  const addressIn = (colour: string) => href(productPath({ id: productId, slug }, colour));
  const leave = () => onShow(undefined);
  return (
    <ul aria-label={`${colours} of ${name}`} style={customProperties({ '--colours': colourways.length })}>
      {colourways.slice(0, maxListed).map((colourway) => (
        <li key={colourway.colour}>
          <a
            data-part="swatch"
            href={addressIn(colourway.colour)}
            aria-label={`${name} in ${colourway.colour}`}
            title={colourway.colour}
            style={customProperties({ '--swatch': colourway.swatch })}
            onPointerEnter={() => onShow(colourway)}
            onPointerLeave={leave}
            onFocus={() => onShow(colourway)}
            onBlur={leave}
          />
        </li>
      ))}
      <li data-part="more">
        <a href={addressIn(first.colour)}> more {colours.toLowerCase()}</a>
      </li>
    </ul>
  );
}
