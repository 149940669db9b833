import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { ColourLinksRoot } from './ColourLinks.styles.ts';
import type { ProductChoice } from './loadProduct.ts';
import { colourName } from './optionNames.ts';

interface ColourLinksProps {
  readonly product: Product;
  readonly colour: string;
  readonly choice: ProductChoice;
  /** Colours of which nothing is left. */
  readonly soldOutColours: readonly string[];
}

/** Each colour has its own page; the size and length chosen go along. */
export function ColourLinks({ product, colour, choice, soldOutColours }: ColourLinksProps) {
  const { href, market } = usePageFacts();
  const nameOf = (name: string) => (soldOutColours.includes(name) ? `${name} (sold out)` : name);
  return (
    <ColourLinksRoot>
      <p>
        <b>{colourName(product.sku, market)}</b> {colour}
      </p>
      {product.colourways.length > 1 && (
        <ul>
          {product.colourways.map((one) => (
            <li key={one.colour}>
              <a
                href={href(productPath(product, one.colour, choice))}
                aria-label={nameOf(one.colour)}
                aria-current={one.colour === colour ? 'true' : undefined}
                title={nameOf(one.colour)}
                data-sold-out={soldOutColours.includes(one.colour) ? '' : undefined}
              >
                <i style={{ background: one.swatch }} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </ColourLinksRoot>
  );
}
