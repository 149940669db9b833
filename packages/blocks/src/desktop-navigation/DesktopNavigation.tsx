import { Picture } from '@tailorbird/ui/Picture';
import { type KeyboardEvent, useState } from 'react';
import { altText } from '../altText.ts';
import { isCurrent } from '../isCurrent.ts';
import { NavigationLabel } from '../NavigationLabel.tsx';
import { usePageFacts } from '../PageFacts.tsx';
import { DesktopNavigationRoot } from './DesktopNavigation.styles.ts';
import type { DesktopNavigationContent, MenuColumnContent, MenuItemContent } from './schema.ts';

type LinkGroup = Extract<MenuColumnContent, { linkGroups: unknown }>['linkGroups'][number];
type MenuJumpOff = Extract<MenuColumnContent, { jumpOff: unknown }>['jumpOff'];

function Group({ group: { title, url, links } }: { group: LinkGroup }) {
  const { href } = usePageFacts();
  return (
    <div data-part="group">
      {title && <p>{url ? <a href={href(url)}>{title}</a> : title}</p>}
      <ul>
        {links.map((item) => (
          <li key={item.title + item.url}>
            <a href={href(item.url)}>
              <NavigationLabel item={item} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function JumpOff({ jumpOff: { image, imageAlt, title, url } }: { jumpOff: MenuJumpOff }) {
  const { href } = usePageFacts();
  return (
    <a data-part="jump" href={href(url)}>
      <Picture
        src={image.type === 'image' ? image.src : image.poster}
        alt={altText(image, imageAlt)}
        sizes="208px"
        ratio="4 / 5"
      />
      <span>{title}</span>
    </a>
  );
}

function Panel({ columns }: { columns: readonly MenuColumnContent[] }) {
  return (
    <div data-part="panel">
      <ul>
        {columns.map((column) =>
          'jumpOff' in column ? (
            <li key={column.jumpOff.title}>
              <JumpOff jumpOff={column.jumpOff} />
            </li>
          ) : (
            <li key={column.linkGroups.map(({ title, links }) => title ?? links[0]?.title).join()}>
              {column.linkGroups.map((group) => (
                <Group key={group.title ?? group.links[0]?.title} group={group} />
              ))}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Item({ item, page }: { item: MenuItemContent; page: string | undefined }) {
  const { href } = usePageFacts();
  const [dismissed, setDismissed] = useState(false);
  const comeBack = () => setDismissed(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
  const to = href(item.url);
  return (
    // Escape closes the panel; it is heard wherever in the item the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for what its links pass up
    <li
      data-dismissed={dismissed ? '' : undefined}
      onKeyDown={closeOnEscape}
      onPointerLeave={comeBack}
      onBlur={comeBack}
    >
      <a href={to} aria-current={isCurrent(to, page) ? 'page' : undefined}>
        <NavigationLabel item={item} />
      </a>
      {item.columns.length > 0 && <Panel columns={item.columns} />}
    </li>
  );
}

/**
 * The header’s menu. A panel opens under its item by pointing at it or by focus, with no script; Escape closes it.
 * `page` is the path shown, so that its item is marked. The header around it must be positioned: panels are as wide.
 */
export function DesktopNavigation({ items, page }: DesktopNavigationContent & { page?: string | undefined }) {
  return (
    <DesktopNavigationRoot aria-label="Main">
      <ul>
        {items.map((item) => (
          <Item key={item.title + item.url} item={item} page={page} />
        ))}
      </ul>
    </DesktopNavigationRoot>
  );
}
