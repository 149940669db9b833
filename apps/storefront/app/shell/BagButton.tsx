import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { BagButtonRoot } from './BagButton.styles.ts';
import { useShop } from './shopStore.ts';

/** Leads to the bag and says how much is in it, once the page knows. */
export function BagButton({ label = 'Bag' }: { label?: 'Bag' | 'Basket' }) {
  const { href } = usePageFacts();
  const count = useShop((shop) => shop.bagCount) ?? 0;
  return (
    <BagButtonRoot href={href('/bag')} aria-label={count > 0 ? `${label}, ${count} items` : label}>
      <Icon name="bag" />
      <span>{label}</span>
      {count > 0 && <b>{count}</b>}
    </BagButtonRoot>
  );
}
