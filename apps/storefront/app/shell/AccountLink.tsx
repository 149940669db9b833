import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Icon } from '@tailorbird/ui/Icon';
import { UserIcon } from '@tailorbird/ui/icons';
import { useShop } from '../shopStore.ts';

/**
 * Leads to the account when signed in, to the login otherwise (commerce §2 header); a login page seen by somebody
 * signed in leads on. On a phone it has its word below it, and opens the login modal instead.
 */
export function AccountLink({ phone }: { phone?: boolean }) {
  const { href } = usePageFacts();
  const signedIn = useShop((shop) => shop.signedIn);
  return (
    <a
      data-part={phone ? undefined : 'icon'}
      data-overlay={phone && !signedIn ? 'login' : undefined}
      href={href(signedIn ? '/my-account' : '/login')}
      aria-label={phone ? undefined : 'Account'}
    >
      <Icon of={UserIcon} />
      {phone && <span>Account</span>}
    </a>
  );
}
