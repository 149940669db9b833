import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { nowPriceIn } from '@tailorbird/commerce/badges/nowPriceIn';
import { isGiftCard, isSpecificGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { lookPath } from '@tailorbird/commerce/look/lookPath';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import type { WishlistPair } from '@tailorbird/commerce/model/wishlist';
import { inTheBagText, priceText } from '@tailorbird/commerce/pricing/priceView';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Accordion } from '@tailorbird/ui/Accordion';
import { Price } from '@tailorbird/ui/Price';
import { useEffect, useState } from 'react';
import { idleMs } from '../isPrefetchWelcome.ts';
import { lazyPart } from '../lazyPart.tsx';
import { ProductReviews } from '../reviews/ProductReviews.tsx';
import { RatingLine } from '../reviews/RatingLine.tsx';
import { SizeHelp } from '../sizes/SizeHelp.tsx';
import { WishButton } from '../wishlist/WishButton.tsx';
import { AddToBagForm } from './AddToBagForm.tsx';
import { ColourLinks } from './ColourLinks.tsx';
import { variantChosen } from './choice.ts';
import { DeliveryDate } from './DeliveryDate.tsx';
import { Gallery } from './Gallery.tsx';
import type { ProductInColour } from './loadProduct.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { productDetails } from './productDetails.tsx';
import { RecommendationPods } from './RecommendationPods.tsx';

export type ProductPageProps = Omit<ProductInColour, 'inStock'>;

/** Loaded when the page is at rest. */
const RecentlyViewed = lazyPart(
  () => import('./RecentlyViewed.tsx'),
  (m) => m.RecentlyViewed,
);

/** Pictures on one side; name, price, choices and facts on the other; reviews below. */
export function ProductPage({ product, colour, media, chosen, ...shown }: ProductPageProps) {
  const { badges, soldOutColours, sizeTableIds, fit, hasLook } = shown;
  const { href, market } = usePageFacts();
  const [choice, setChoice] = useState(chosen);
  const price = priceText(variantChosen(product, choice)?.price ?? product.price, market);
  const look = hasLook && lookPath([productPath(product, colour)]);
  const nowPrice = nowPriceIn(badges);
  const promoted = inTheBagText(nowPrice, market);
  return (
    <>
      <div data-part="main">
        <Gallery media={media} tint={swatchOf(product, colour)} />
        <div data-part="facts">
          <ProductBadges badges={badges} />
          <h1>{product.name}</h1>
          {!product.isPriceHidden && <Price now={price.now} was={price.was ?? undefined} size="large" />}
          {promoted && !product.isPriceHidden && <p data-part="promoted">{promoted}</p>}
          <RatingLine rating={product.rating} />
          {fit && <p>{fit}</p>}
          <ColourLinks product={product} colour={colour} choice={choice} soldOutColours={soldOutColours} />
          <AddToBagForm
            product={product}
            colour={colour}
            nowPrice={nowPrice}
            choice={choice}
            onChoose={setChoice}
            keepsInView
            help={<SizeHelp product={product} tableIds={sizeTableIds} />}
          />
          {!isSpecificGiftCard(product.sku) && !soldOutColours.includes(colour) && <DeliveryDate />}
          <WishButton pair={wishOf(product, variantChosen(product, choice))} />
          {look && <a href={href(look)}>Complete the look</a>}
          <div data-part="description">
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Accordion items={productDetails(product, market)} multiple headingLevel={2} />
        </div>
      </div>
      {!isGiftCard(product.sku) && <ProductReviews product={product} fit={fit} />}
      <RecommendationPods productId={product.id} colour={colour} />
      <LaterViewed productId={product.id} colour={colour} />
    </>
  );
}

/** What was looked at before, at the end of the page: it comes when the network is at rest, or not at all. */
function LaterViewed(shown: { readonly productId: number; readonly colour: string }) {
  const [isDue, setIsDue] = useState(false);
  // The external system is the network, at rest by then.
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), idleMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue && <RecentlyViewed {...shown} onLost={() => setIsDue(false)} />;
}

/** What the heart saves: what was chosen, or while something is left to choose, the colour. */
function wishOf({ id, variants }: Product, chosen: Variant | undefined): WishlistPair {
  return { productId: id, variantId: (chosen ?? variants[0])?.id ?? 0, open: !chosen };
}

/** The colour a picture of it will mostly be. */
function swatchOf({ colourways }: Product, colour: string): string | undefined {
  return colourways.find((one) => one.colour === colour)?.swatch;
}
