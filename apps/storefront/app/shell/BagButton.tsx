import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { withoutMarket } from '@tailorbird/commerce/market';
import { Icon } from '@tailorbird/ui/Icon';
import { BagIcon } from '@tailorbird/ui/icons';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useLocation } from 'react-router';
import { useBag } from '../bag/bagStore.ts';
import { BagButtonRoot } from './BagButton.styles.ts';

/** Leads to the bag, which script shows beside any page but its own, and says how much is in it, once the page knows. */
export function BagButton({ label = 'Bag' }: { label?: 'Bag' | 'Basket' }) {
  const { href } = usePageFacts();
  const count = useBag((bag) => bag.count) ?? 0;
  const isBagPage = withoutMarket(useLocation().pathname) === '/bag';
  return (
    <BagButtonRoot href={href('/bag')} data-overlay={isBagPage ? undefined : 'bag'}>
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
