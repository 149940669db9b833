import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { withoutMarket } from '@tailorbird/commerce/market';
import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import { Drawer } from '@tailorbird/ui/Drawer';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoginForm } from '../account/LoginForm.tsx';
import { useBag } from '../bag/bagStore.ts';
import { BagSidebar } from '../bag-page/BagSidebar.tsx';
import { saysLoggedIn } from '../customer/loginCookie.ts';
import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { SearchOverlay } from '../search/SearchOverlay.tsx';
import { useShop } from '../shopStore.ts';
import { useWishlist } from '../wishlist/useWishlist.ts';
import { WishlistBody } from '../wishlist/WishlistBody.tsx';
import type { OpenOverlay } from './usePersonalOverlays.ts';

const QuickAdd = lazyPart(
  () => import('../quick-add/QuickAdd.tsx'),
  (m) => m.QuickAdd,
);

interface PersonalOverlaysProps {
  readonly overlay: OpenOverlay;
  readonly onClose: () => void;
}

/**
 * The login modal, the bag and wishlist sidebars, the search (commerce §2 overlays) and the sizes of a card. Going to
 * another page, or adding to the bag, closes them.
 */
export function PersonalOverlays({ overlay, onClose }: PersonalOverlaysProps) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // The external system is the address: it has changed since the overlay opened.
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  const added = useBag((bag) => bag.added);
  // The external system is the top layer: what was added is told outside, where nothing can be pressed behind a modal.
  useEffect(() => {
    if (added) onClose();
  }, [added, onClose]);
  switch (overlay.kind) {
    case 'login':
      return <LoginModal to={overlay.to} onClose={onClose} />;
    case 'wishlist':
      return <WishlistSidebar onClose={onClose} />;
    case 'add':
      return (
        <QuickAdd
          to={overlay.to}
          onClose={onClose}
          onLost={() => {
            onClose();
            navigateToFallback(overlay.to);
          }}
        />
      );
    case 'bag':
      return <BagSidebar onClose={onClose} />;
    case 'search':
      return <SearchOverlay onClose={onClose} />;
    case 'newsletter':
      return (
        <Dialog open onClose={onClose} title="Letters from us">
          <NewsletterForm />
        </Dialog>
      );
  }
}

/** How long a press on Account waits to know who pressed. */
const whoMs = 3000;

/**
 * Logs in without leaving the page, and comes back to it. Somebody who may be signed in sees no form until the page knows
 * who it is, and goes on to the account; the login page, which knows, answers where that takes long.
 */
function LoginModal({ to, onClose }: { to: string; onClose: () => void }) {
  const { href } = usePageFacts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const account = href('/my-account');
  const next = withoutMarket(pathname) + search;
  const known = useShop((shop) => shop.signedIn);
  const signedIn = known ?? (saysLoggedIn(document.cookie) ? undefined : false);
  // The external systems are the address and the clock.
  useEffect(() => {
    if (signedIn) void navigate(account);
    if (signedIn !== undefined) return undefined;
    const late = setTimeout(() => {
      onClose();
      navigateToFallback(to);
    }, whoMs);
    return () => clearTimeout(late);
  }, [signedIn, account, to, navigate, onClose]);
  if (signedIn !== false) return null;
  return (
    <Dialog open onClose={onClose} title="Log in">
      <LoginForm next={next} />
      <p>
        New here? <a href={href(`/create-account?${new URLSearchParams({ next })}`)}>Create an account</a>
      </p>
    </Dialog>
  );
}

/** The wishlist beside the page. */
function WishlistSidebar({ onClose }: { onClose: () => void }) {
  const { href } = usePageFacts();
  const live = useWishlist(undefined, 1);
  return (
    <Drawer
      open
      onClose={onClose}
      title="Your wishlist"
      footer={
        <Button href={href('/wishlist')} variant="secondary" fullWidth>
          See the whole wishlist
        </Button>
      }
    >
      <WishlistBody live={live} />
    </Drawer>
  );
}
