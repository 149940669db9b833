import { Icon } from '@tailorbird/ui/Icon';
import { ChevronLeftIcon, ChevronRightIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { useEffect, useRef } from 'react';
import { isCurrent } from '../isCurrent.ts';
import { NavigationLabel } from '../NavigationLabel.tsx';
import type { NavigationItemContent } from '../navigationItem.ts';
import { usePageFacts } from '../PageFacts.tsx';
import { MobileNavigationRoot } from './MobileNavigation.styles.ts';
import type { FirstLayerContent, MobileNavigationContent, SecondLayerContent } from './schema.ts';

/** How long after closing the menu returns to its first layer, in milliseconds (blocks §4). */
const resetDelay = 500;

interface LayerItem extends NavigationItemContent {
  readonly children?: readonly SecondLayerContent[] | readonly NavigationItemContent[];
  readonly image?: FirstLayerContent['image'];
}

function PlainItem({ item, page }: { item: NavigationItemContent; page: string | undefined }) {
  const { href } = usePageFacts();
  const to = href(item.url);
  return (
    <a href={to} aria-current={to === page ? 'page' : undefined}>
      <NavigationLabel item={item} />
    </a>
  );
}

/** Shares a name with its neighbours, so that one layer is open at a time. */
function Item({ item, group, page }: { item: LayerItem; group: string; page: string | undefined }) {
  const { href } = usePageFacts();
  const { children = [], image } = item;
  if (children.length === 0) return <PlainItem item={item} page={page} />;
  const inside = `${group}/${item.title}`;
  const all: NavigationItemContent = {
    title: `All ${item.title}`,
    url: item.url,
    textBold: true,
    underline: false,
  };
  return (
    <details name={group}>
      <summary data-current={isCurrent(href(item.url), page) ? '' : undefined}>
        <span data-part="back">
          <Icon of={ChevronLeftIcon} size={20} />
        </span>
        {image?.type === 'image' && <Picture src={image.src} alt="" sizes="40px" ratio="4 / 5" />}
        <NavigationLabel item={item} />
        <span data-part="forward">
          <Icon of={ChevronRightIcon} size={20} />
        </span>
      </summary>
      <ul>
        <li>
          <PlainItem item={all} page={page} />
        </li>
        {children.map((child) => (
          <li key={child.title + child.url}>
            <Item item={child} group={inside} page={page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

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
  const root = useRef<HTMLElement>(null);

  // The layers keep their own state in the page; this closes them.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      for (const layer of root.current?.querySelectorAll('details[open]') ?? [])
        layer.removeAttribute('open');
    }, resetDelay);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <MobileNavigationRoot ref={root} aria-label="Menu">
      <ul>
        {items.map((item) => (
          <li key={item.title + item.url}>
            <Item item={item} group="menu" page={page} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul data-part="links">
          {links.map((item) => (
            <li key={item.title + item.url}>
              <PlainItem item={item} page={page} />
            </li>
          ))}
        </ul>
      )}
    </MobileNavigationRoot>
  );
}
