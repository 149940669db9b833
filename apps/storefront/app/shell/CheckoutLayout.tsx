import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { ChevronLeftIcon, LockIcon } from '@tailorbird/ui/icons';
import { SkipLink } from '@tailorbird/ui/SkipLink';
import { Outlet } from 'react-router';
import { CheckoutLayoutRoot } from './CheckoutLayout.styles.ts';
import { Logo } from './Logo.tsx';

/** Checkout has one way forward and one way back: no navigation, no search, no overlays. */
export default function CheckoutLayout() {
  const { href } = usePageFacts();
  return (
    <CheckoutLayoutRoot>
      <SkipLink href="#main">Skip to the page</SkipLink>
      <header>
        <a href={href('/bag')}>
          <Icon of={ChevronLeftIcon} size={16} /> Back to bag
        </a>
        <Logo href={href('/')} />
        <p>
          <Icon of={LockIcon} size={16} /> Secure checkout
        </p>
      </header>
      <Outlet />
      <footer>
        <a href={href('/delivery')}>Delivery</a>
        <a href={href('/returns')}>Returns</a>
        <a href={href('/privacy')}>Privacy</a>
        <a href={href('/contact')}>Contact us</a>
      </footer>
    </CheckoutLayoutRoot>
  );
}
