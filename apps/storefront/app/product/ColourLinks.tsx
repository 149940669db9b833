import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { ColourLinksRoot } from './ColourLinks.styles.ts';
import { optionNames } from './optionNames.ts';
import type { ProductChoice } from './ProductPage.tsx';

interface ColourLinksProps {
  readonly product: Product;
  readonly colour: string;
  readonly choice: ProductChoice;
}

/** Each colour has its own page; the size and length chosen go along. */
export function ColourLinks({ product, colour, choice }: ColourLinksProps) {
  const { href } = usePageFacts();
  return (
    <ColourLinksRoot>
      <p>
        <b>{optionNames(product.sku).colour}</b> {colour}
      </p>
      {product.colourways.length > 1 && (
        <ul>
          {product.colourways.map((one) => (
            <li key={one.colour}>
              <a
                href={href(productPath(product, one.colour, choice))}
                aria-label={one.colour}
                aria-current={one.colour === colour ? 'true' : undefined}
                title={one.colour}
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
