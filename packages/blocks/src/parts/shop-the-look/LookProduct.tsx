import { formatMoney } from '@tailorbird/commerce/money';
import { Price } from '@tailorbird/ui/Price';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { CardMedia } from '../card/CardMedia.tsx';
import { LookProductRoot } from './LookProduct.styles.ts';
import type { LookProductContent } from './look.ts';

/** One piece of a look, with its price in the market’s currency, if it could be read. Its title is its link, and covers it. */
export function LookProduct({ product, sizes }: { product: LookProductContent; sizes: string }) {
  const { href, currency, locale } = usePageFacts();
  const { backgroundImage, altText, url, title, price } = product;
  return (
    <LookProductRoot>
      <div data-part="picture">
        <CardMedia media={backgroundImage} alt={altText} label={title} sizes={sizes} />
      </div>
      <div data-part="words">
        <h3>
          <a href={href(url)} data-promotion={title}>
            {title}
          </a>
        </h3>
        {price > 0 && <Price now={formatMoney(price, currency, locale)} />}
      </div>
    </LookProductRoot>
  );
}
