import type { ProductCard as Product } from '@tailorbird/commerce/model/product';
import { useDraw } from '@tailorbird/engine/lazyComponent';
import { PageIsland } from '../../page/PageIsland.tsx';
import { placeSlots } from '../../product-list-slot/placeSlots.ts';
import type { ProductListSlotContent } from '../../product-list-slot/schema.ts';
import { slotCardRow } from '../../product-list-slot/slotCardRow.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import { ProductGridRoot } from './ProductGrid.styles.ts';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly variant?: 'standard' | 'search';
  /** `list` gives each product a wide card. @default 'grid' */
  readonly layout?: 'grid' | 'list';
  /** How many pictures a phone shows when the page opens; they are asked for before all others. @default 0 */
  readonly inView?: number;
  /** Level of the names in the page’s outline. @default 3 */
  readonly level?: 2 | 3;
  /** An editor’s cards among the products, each in its own place. */
  readonly slots?: readonly ProductListSlotContent[];
}

const listSizes = '(min-width: 768px) 50vw, 100vw';

/** Two fifths of a wide card, which is 40 rem at most. */
const wideSizes = '(min-width: 640px) 16rem, 40vw';

function sizesOf(layout: ProductGridProps['layout'], variant: ProductGridProps['variant']) {
  if (layout !== 'list') return undefined;
  return variant === 'search' ? wideSizes : listSizes;
}
const noSlots: readonly ProductListSlotContent[] = [];

/** A card shows the same on every page that lists its product, and comes to life when it is near. */
function GridCard({ product, ...look }: ProductCardProps) {
  return (
    <PageIsland name={`card-${product.productId}`} madeOf={[product, JSON.stringify(look)]}>
      <ProductCard product={product} {...look} />
    </PageIsland>
  );
}

/** An editor's card, which is HTML until what it needs is there. */
function SlotCard({ slot: { card, columns }, level }: { slot: ProductListSlotContent; level: 2 | 3 }) {
  return useDraw(slotCardRow)({ card, columns, level });
}

/** Product cards in rows: two on a phone, three from 768 px, four from 992. */
export function ProductGrid({
  products,
  variant,
  layout = 'grid',
  inView = 0,
  level = 3,
  slots = noSlots,
}: ProductGridProps) {
  return (
    <ProductGridRoot data-layout={layout} data-variant={variant}>
      {placeSlots(products, slots).map((place, at) =>
        'slot' in place ? (
          <li key={`slot ${at}`} data-slot={place.slot.columns}>
            <PageIsland name={`slot-${at}`} madeOf={[place.slot, String(level)]} lazy={slotCardRow}>
              <SlotCard slot={place.slot} level={level} />
            </PageIsland>
          </li>
        ) : (
          <li key={place.product.productId}>
            <GridCard
              product={place.product}
              variant={variant}
              wide={layout === 'list' && variant === 'search'}
              priority={at < inView}
              level={level}
              sizes={sizesOf(layout, variant)}
            />
          </li>
        ),
      )}
    </ProductGridRoot>
  );
}
