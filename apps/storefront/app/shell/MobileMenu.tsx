import { MobileNavigation } from '@tailorbird/blocks/MobileNavigation';
import { lazy, Suspense } from 'react';
import type { LayoutContent } from './layoutContent.ts';
import { ServedMenu } from './ServedMenu.tsx';

/** A shop has one menu or the other; the one most have comes with the page. */
const MobileNavigationAlternative = lazy(() =>
  import('@tailorbird/blocks/MobileNavigationAlternative').then((m) => ({
    default: m.MobileNavigationAlternative,
  })),
);

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
    <ServedMenu name="menu" content={navigation.content} page={place.page}>
      <MobileNavigation {...navigation.content} {...place} />
    </ServedMenu>
  ) : (
    <Suspense>
      <MobileNavigationAlternative {...navigation.content} {...place} />
    </Suspense>
  );
}
