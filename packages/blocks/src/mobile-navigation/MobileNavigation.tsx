import { MenuLayers } from '../parts/mobile-menu/MenuLayers.tsx';
import { MenuLinks } from '../parts/mobile-menu/MenuLinks.tsx';
import { MobileMenuRoot } from '../parts/mobile-menu/MobileMenu.styles.ts';
import { useLayerReset } from '../parts/mobile-menu/useLayerReset.ts';
import type { MobileNavigationContent } from './schema.ts';

/**
 * The menu of a phone, in three layers that open over one another without script. `open` says whether the drawer
 * around it is: half a second after it closes the menu is back at its first layer. `page` is the path shown.
 */
export function MobileNavigation({
  items,
  links,
  open = true,
  page,
}: MobileNavigationContent & { open?: boolean; page?: string | undefined }) {
  const root = useLayerReset(open);
  return (
    <MobileMenuRoot ref={root} aria-label="Menu">
      <div data-part="first">
        <MenuLayers items={items} page={page} />
        <MenuLinks links={links} page={page} />
      </div>
    </MobileMenuRoot>
  );
}
