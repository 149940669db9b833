import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { BagIcon } from '@tailorbird/ui/icons';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { BagButtonRoot } from './BagButton.styles.ts';
import { useShop } from './shopStore.ts';

/** Leads to the bag and says how much is in it, once the page knows. */
export function BagButton({ label = 'Bag' }: { label?: 'Bag' | 'Basket' }) {
  const { href } = usePageFacts();
  const count = useShop((shop) => shop.bagCount) ?? 0;
  return (
    <BagButtonRoot href={href('/bag')}>
      <Icon of={BagIcon} />
      <span>{label}</span>
      {count > 0 && (
        <b>
          {count}
          <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
        </b>
      )}
    </BagButtonRoot>
  );
}
