import { listingMessages } from '@tailorbird/commerce/listing/listingMessages';
import type { Colourway, ProductCard as Product } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { customProperties } from '@tailorbird/ui/customProperties';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { cardWidths } from '@tailorbird/ui/pictureSource';
import { type PointerEvent, useState } from 'react';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { ColourSwatches } from './ColourSwatches.tsx';
import { cardItemAttributes } from './cardItem.ts';
import { ProductBadge, type ShownBadge } from './ProductBadge.tsx';
import { ProductCardRoot } from './ProductCard.styles.ts';
import { type PriceLabel, priceLabelText } from './priceLabel.ts';

/** A product card’s product and how to show it (blocks §2 product card). */
export interface ProductCardProps {
  product: Product;
  /** `search` hides prices and ratings and sets the text to the left. @default 'standard' */
  variant?: 'standard' | 'search' | undefined;
  /** 32 to 40 rem wide, where the screen has as much. */
  wide?: boolean | undefined;
  /** In place of the product’s own badge. */
  badge?: Omit<ShownBadge, 'typeId'> | undefined;
  /** In place of the product’s own message. */
  additionalMessage?: string | undefined;
  /** The price a promotion would make. */
  promoBadge?: { nowPrice: string; priceOffText: string; colour?: string | undefined } | undefined;
  /** Before the price: a few words, or what is off. */
  priceLabel?: PriceLabel | undefined;
  /** How wide the picture is shown, as the `sizes` attribute. @default that of `ProductGrid` */
  sizes?: string | undefined;
  /** In view when the page opens. */
  priority?: boolean | undefined;
  /** Level of the name in the page’s outline. @default 3 */
  level?: 2 | 3 | undefined;
}

/**
 * Two cards a row on a phone, three from 768 px, four from 992. Phones of three pixels a point are told a third of the
 * narrowest width, which is what half of most of them is, and made ahead.
 */
const gridSizes = '(min-width: 992px) 25vw, (min-width: 768px) 33vw, (min-resolution: 2.9dppx) 193px, 50vw';

/** The second picture is for a mouse on a desktop, not for phones and tablets. */
const desktopPointer = '(hover: hover) and (min-width: 992px)';

function useShownPicture({ colourways }: Product) {
  const [swatch, setSwatch] = useState<Colourway>();
  const [pointed, setPointed] = useState(false);
  const second = pointed ? colourways[0]?.hoverImage : undefined;
  return {
    over: swatch?.image ?? second ?? undefined,
    setSwatch,
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setPointed(pointerType === 'mouse' && window.matchMedia(desktopPointer).matches),
    onPointerLeave: () => setPointed(false),
  };
}

/** An editor’s price without its `.00` (blocks §5). */
const withoutPence = (price: string): string => price.replaceAll(/\.00(?!\d)/g, '');

function CardPrice({
  product: { price },
  promoBadge,
  priceLabel,
}: Pick<ProductCardProps, 'product' | 'promoBadge' | 'priceLabel'>) {
  const { market } = usePageFacts();
  const { now, was } = priceText(price, market);
  return (
    <>
      <Price now={now} was={was ?? undefined} label={priceLabelText(priceLabel, price, market)} />
      {promoBadge && (
        <span data-part="promo" style={customProperties({ '--promo': promoBadge.colour })}>
          {withoutPence(promoBadge.nowPrice)} {promoBadge.priceOffText}
        </span>
      )}
    </>
  );
}

/** One style: picture, badge, name, price and colours. Pointing at a colour, or focusing it, shows it for the while. */
export function ProductCard({
  product,
  variant = 'standard',
  sizes = gridSizes,
  level = 3,
  ...rest
}: ProductCardProps) {
  const { href } = usePageFacts();
  const { over, setSwatch, onPointerEnter, onPointerLeave } = useShownPicture(product);
  const [main] = product.colourways;
  const badge = rest.badge ?? product.badge;
  const message = rest.additionalMessage ?? product.additionalMessage;
  const Name = level === 2 ? 'h2' : 'h3';
  if (main === undefined) return null;
  const path = productPath({ id: product.productId, slug: product.slug }, main.colour);
  const to = href(product.size === undefined ? path : `${path}?Size=${encodeURIComponent(product.size)}`);
  const shared = { sizes, widths: cardWidths, ratio: '4 / 5' };
  return (
    <ProductCardRoot
      data-variant={variant}
      data-wide={rest.wide ? '' : undefined}
      data-sold-out={product.soldOut ? '' : undefined}
      {...cardItemAttributes(product)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <div data-part="picture">
        <Picture
          {...shared}
          src={main.image}
          tint={main.swatch}
          alt={`${product.name} in ${main.colour}`}
          priority={rest.priority}
        />
        {over && over !== main.image && <Picture {...shared} src={over} alt="" priority />}
        {variant === 'standard' && !product.soldOut && (
          <a href={to} data-overlay="add" aria-label={`Quick add: ${product.name}`} />
        )}
      </div>
      {badge && (
        <div data-part="badge">
          <ProductBadge badge={badge} />
        </div>
      )}
      {/* A button of the page's form `wish`, which works by itself; a page that is live answers it in place. It saves the colour shown. */}
      <button
        form="wish"
        name="wish"
        value={`${product.productId}:${main.colour}`}
        aria-label={`Save ${product.name}`}
      />
      <div data-part="words">
        <Name>
          <a href={to}>{product.name}</a>
        </Name>
        {variant === 'standard' && <CardPrice product={product} {...rest} />}
      </div>
      {variant === 'standard' && <div data-part="rating" data-rating-for={product.sku} />}
      {product.soldOut && <p data-part="sold-out">{listingMessages.soldOut}</p>}
      {message && <p data-part="message">{message}</p>}
      <ColourSwatches product={product} onShow={setSwatch} />
    </ProductCardRoot>
  );
}
