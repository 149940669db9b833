import { Icon } from '@tailorbird/ui/Icon';
import { ChevronLeftIcon, ChevronRightIcon } from '@tailorbird/ui/icons';
import { Picture } from '@tailorbird/ui/Picture';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import type { Media } from '../../fields/media.ts';
import type { NavigationItemContent } from '../../fields/navigationItem.ts';
import { stillOf } from '../../fields/stillOf.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { isCurrent } from '../isCurrent.ts';
import { NavigationLabel } from '../NavigationLabel.tsx';
import { MenuLink } from './MenuLink.tsx';

/** An item of any layer: the first may have a picture, the last has no children. */
interface LayerItem extends NavigationItemContent {
  readonly image?: Media | undefined;
  readonly children?: readonly LayerItem[];
}

interface ItemProps {
  readonly item: LayerItem;
  /** The name that its layer shares with those beside it, so that one of them is open at a time. */
  readonly group: string;
  readonly page: string | undefined;
}

/** The title of a layer: it opens the layer, and while that is open it is the way back. */
function LayerTitle({ item, page }: Omit<ItemProps, 'group'>) {
  const { href } = usePageFacts();
  const { image, title, url } = item;
  return (
    <summary data-current={isCurrent(href(url), page) ? '' : undefined} data-menu-item={title}>
      <span data-part="back">
        <Icon of={ChevronLeftIcon} size={20} />
        <VisuallyHidden>Back from </VisuallyHidden>
      </span>
      {image && <Picture {...stillOf(image)} alt="" sizes="40px" ratio="4 / 5" />}
      <NavigationLabel item={item} />
      <span data-part="forward">
        <Icon of={ChevronRightIcon} size={20} />
      </span>
    </summary>
  );
}

function Item({ item, group, page }: ItemProps) {
  const { children = [], title, url } = item;
  if (children.length === 0) return <MenuLink item={item} page={page} />;
  const all = { title: `All ${title}`, url, textBold: true, underline: false };
  return (
    <details name={group}>
      <LayerTitle item={item} page={page} />
      <div data-part="layer" data-under={title}>
        <ul>
          <li>
            <MenuLink item={all} page={page} />
          </li>
          {children.map((child) => (
            <li key={child.title + child.url}>
              <Item item={child} group={`${group} > ${title}`} page={page} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** A menu’s items, in layers that open over one another without script. `page` is the path shown. */
export function MenuLayers({ items, page }: { items: readonly LayerItem[]; page: string | undefined }) {
  return (
    <ul data-part="layers">
      {items.map((item) => (
        <li key={item.title + item.url}>
          <Item item={item} group="menu" page={page} />
        </li>
      ))}
    </ul>
  );
}
