import { Picture } from '@tailorbird/ui/Picture';
import { stillOf } from '../fields/stillOf.ts';
import { usePageFacts } from '../page/PageFacts.tsx';
import { MenuLayers } from '../parts/mobile-menu/MenuLayers.tsx';
import { MenuLinks } from '../parts/mobile-menu/MenuLinks.tsx';
import { MobileMenuRoot } from '../parts/mobile-menu/MobileMenu.styles.ts';
import { useLayerReset } from '../parts/mobile-menu/useLayerReset.ts';
import { NavigationLabel } from '../parts/NavigationLabel.tsx';
import { CategoryCirclesRoot } from './CategoryCircles.styles.ts';
import type { CategoryContent, MobileNavigationAlternativeContent } from './schema.ts';

function Circle({ category, page }: { category: CategoryContent; page: string | undefined }) {
  const { href } = usePageFacts();
  const { image, imageAlt = '', title, url } = category;
  const to = href(url);
  return (
    <a href={to} aria-current={to === page ? 'page' : undefined} data-navigation={title}>
      {image ? (
        <Picture {...stillOf(image)} alt={imageAlt} sizes="112px" ratio="1 / 1" />
      ) : (
        <span data-part="letter" aria-hidden="true">
          {String.fromCodePoint(title.codePointAt(0) ?? 0x20)}
        </span>
      )}
      <NavigationLabel item={category} />
    </a>
  );
}

/**
 * The menu of a phone with its categories as circles, and under them items in layers that open without script.
 * `open` says whether the drawer around it is: half a second after it closes the menu is back at its first layer.
 */
export function MobileNavigationAlternative({
  categories,
  items,
  links,
  open = true,
  page,
}: MobileNavigationAlternativeContent & { open?: boolean; page?: string | undefined }) {
  const root = useLayerReset(open);
  return (
    <MobileMenuRoot ref={root} aria-label="Menu">
      <div data-part="first">
        <CategoryCirclesRoot data-part="circles">
          {categories.map((category) => (
            <li key={category.title + category.url}>
              <Circle category={category} page={page} />
            </li>
          ))}
        </CategoryCirclesRoot>
        {items.length > 0 && <MenuLayers items={items} page={page} />}
        <MenuLinks links={links} page={page} />
      </div>
    </MobileMenuRoot>
  );
}
