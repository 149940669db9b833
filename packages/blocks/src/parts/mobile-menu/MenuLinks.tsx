import type { NavigationItemContent } from '../../fields/navigationItem.ts';
import { MenuLink } from './MenuLink.tsx';
import { shopFinder } from './shopFinder.ts';

/** The links at a menu’s foot: the Shop Finder, which both menus lead to (blocks §2), then the editor’s. */
export function MenuLinks({
  links,
  page,
}: {
  links: readonly NavigationItemContent[];
  page: string | undefined;
}) {
  const own = links.find(({ url }) => url === shopFinder.url) ?? shopFinder;
  const others = links.filter(({ url }) => url !== shopFinder.url);
  return (
    <ul data-part="links">
      {[own, ...others].map((item) => (
        <li key={item.title + item.url}>
          <MenuLink item={item} page={page} />
        </li>
      ))}
    </ul>
  );
}
