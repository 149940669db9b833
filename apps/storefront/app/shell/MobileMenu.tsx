import { MobileNavigation } from '@tailorbird/blocks/MobileNavigation';
import { MobileNavigationAlternative } from '@tailorbird/blocks/MobileNavigationAlternative';
import type { LayoutContent } from './layoutContent.ts';

interface MobileMenuProps {
  readonly navigation: NonNullable<LayoutContent['mobileNavigation']>;
  /** Whether the drawer around it is open. */
  readonly open: boolean;
  /** The path shown. */
  readonly page: string;
}

/** Whichever of the two menus is published. */
export function MobileMenu({ navigation, ...place }: MobileMenuProps) {
  return navigation.id === 'mobile-navigation' ? (
    <MobileNavigation {...navigation.content} {...place} />
  ) : (
    <MobileNavigationAlternative {...navigation.content} {...place} />
  );
}
