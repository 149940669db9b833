import { useReady } from '@tailorbird/ui/useReady';
import { DesktopNavigationRoot } from './DesktopNavigation.styles.ts';
import { MenuItem } from './MenuItem.tsx';
import type { DesktopNavigationContent } from './schema.ts';
import { useOpenPanel } from './useOpenPanel.ts';

/**
 * The header’s menu. Each item is a link, and a button opens the panel under it; a mouse opens it by resting there.
 * Until script has come, pointing or focus opens it. `page` is the path shown: its item is marked, and another page
 * closes the panel. Panels are as wide as the menu.
 */
export function DesktopNavigation({ items, page }: DesktopNavigationContent & { page?: string | undefined }) {
  const live = useReady();
  const { root, open, change, press } = useOpenPanel(page);
  return (
    <DesktopNavigationRoot ref={root} aria-label="Main" data-live={live ? '' : undefined}>
      <ul>
        {items.map((item) => {
          const key = item.title + item.url;
          return (
            <MenuItem
              key={key}
              item={item}
              isOpen={open === key}
              change={(toOpen, delay) => change(toOpen ? key : undefined, delay)}
              press={() => press(key)}
              page={page}
            />
          );
        })}
      </ul>
    </DesktopNavigationRoot>
  );
}
