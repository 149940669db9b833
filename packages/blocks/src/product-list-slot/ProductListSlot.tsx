import { ProductListSlotRoot } from './ProductListSlot.styles.ts';
import { SlotCard } from './SlotCard.tsx';
import type { ProductListSlotContent } from './schema.ts';

/** A slot on a page of blocks, where there are no products around it: its card alone. In a list `ProductGrid` places it. */
export function ProductListSlot({ card, columns }: ProductListSlotContent) {
  return (
    <ProductListSlotRoot data-columns={columns}>
      <SlotCard card={card} columns={columns} level={2} />
    </ProductListSlotRoot>
  );
}
