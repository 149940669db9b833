import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { Product } from '@tailorbird/commerce/model/product';
import { priceText } from '@tailorbird/commerce/pricing/priceText';
import { Accordion } from '@tailorbird/ui/Accordion';
import { Badge } from '@tailorbird/ui/Badge';
import { Price } from '@tailorbird/ui/Price';
import { useState } from 'react';
import { WishButton } from '../wishlist/WishButton.tsx';
import { AddToBagForm } from './AddToBagForm.tsx';
import { ColourLinks } from './ColourLinks.tsx';
import { variantChosen } from './choice.ts';
import { Gallery } from './Gallery.tsx';
import type { MediaItem } from './loadGallery.ts';
import { ProductReviews, RatingLine } from './ProductReviews.tsx';
import { productDetails } from './productDetails.tsx';
import { RecommendationPods } from './RecommendationPods.tsx';

/** Size and length as far as they are chosen. */
export interface ProductChoice {
  readonly size: string | null;
  readonly length: string | null;
}

/** A product in one of its colours, as the loader gives it. */
export interface ProductPageProps {
  readonly product: Product;
  readonly colour: string;
  readonly media: readonly MediaItem[];
  readonly chosen: ProductChoice;
  /** Colours of which nothing is left. */
  readonly soldOutColours: readonly string[];
}

/** Pictures on one side; name, price, choices and facts on the other; reviews below. */
export function ProductPage({ product, colour, media, chosen, soldOutColours }: ProductPageProps) {
  const { market } = usePageFacts();
  const [choice, setChoice] = useState(chosen);
  const price = priceText(variantChosen(product, choice)?.price ?? product.price, market);
  const { badge } = product;
  return (
    <>
      <div data-part="main">
        <Gallery media={media} />
        <div data-part="facts">
          {badge && (
            <Badge
              text={badge.pdpText ?? badge.text}
              background={badge.backgroundColour}
              colour={badge.pdpTextColour ?? badge.textColour}
            />
          )}
          <h1>{product.name}</h1>
          {!product.isPriceHidden && <Price now={price.now} was={price.was ?? undefined} size="large" />}
          <RatingLine rating={product.rating} />
          <ColourLinks product={product} colour={colour} choice={choice} soldOutColours={soldOutColours} />
          <AddToBagForm product={product} colour={colour} choice={choice} onChoose={setChoice} />
          <WishButton
            productId={product.id}
            variantId={(variantChosen(product, choice) ?? product.variants[0])?.id}
          />
          <div data-part="description">
            {product.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Accordion items={productDetails(product, market)} multiple headingLevel={2} />
        </div>
      </div>
      <ProductReviews rating={product.rating} reviews={product.reviews} />
      <RecommendationPods productId={product.id} colour={colour} />
    </>
  );
}
