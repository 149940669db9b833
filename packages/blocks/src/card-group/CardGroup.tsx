import { Carousel } from '@tailorbird/ui/Carousel';
import { useProducts } from '../page/BlockData.tsx';
import { Card } from '../parts/card/Card.tsx';
import { ProductCard } from '../parts/product/ProductCard.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { CardGroupRoot } from './CardGroup.styles.ts';
import type { CardGroupContent } from './schema.ts';

/** A slider loops from this many cards on, one at a time; fewer fit a large screen, where it then has no arrows (blocks §4). */
const loopsFrom = 5;

const perView = { phone: 1.6, tablet: 2.5, desktop: 4 };
const sliderSizes = '(min-width: 992px) 25vw, (min-width: 768px) 40vw, 62vw';
const gridSizes = '(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

/** A titled slider or grid of products and editorial cards. With none of its products sold here it is not shown. */
export function CardGroup({ title, link, layout, productSkus, cards }: CardGroupContent) {
  const products = useProducts(productSkus);
  const sizes = layout === 'Grid' ? gridSizes : sliderSizes;
  const shown = [
    ...products.map((product, at) => (
      // An editor may name a product twice.
      <ProductCard key={`product ${at}`} product={product} sizes={sizes} />
    )),
    ...cards.map((card, at) => <Card key={`card ${at}`} card={card} level={3} sizes={sizes} />),
  ];
  if (shown.length === 0) return null;
  return (
    <CardGroupRoot data-layout={layout} data-few={shown.length < loopsFrom ? '' : undefined}>
      <SectionHeading title={title} link={link} />
      {layout === 'Grid' ? (
        <ul>
          {shown.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      ) : (
        <Carousel
          label={title}
          perView={perView}
          scroll="slide"
          loop={shown.length >= loopsFrom}
          controls={shown.length > 1}
        >
          {shown}
        </Carousel>
      )}
    </CardGroupRoot>
  );
}
