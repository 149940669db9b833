import { Icon } from '@tailorbird/ui/Icon';
import { ChevronDownIcon } from '@tailorbird/ui/icons';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePageFacts } from '../page/PageFacts.tsx';
import { isCurrent } from '../parts/isCurrent.ts';
import { NavigationLabel } from '../parts/NavigationLabel.tsx';
import { navigationMark } from '../parts/navigationElement.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { menuColumns } from './menuColumns.ts';
import type { MenuItemContent } from './schema.ts';

/** How long a pointer rests on an item before its panel opens, in milliseconds: passing over opens nothing. */
const openDelay = 120;
/** How long it may be away before the panel closes, in milliseconds: a corner may be cut. */
const closeDelay = 220;

interface MenuItemProps {
  readonly item: MenuItemContent;
  readonly isOpen: boolean;
  /** Opens or closes its panel; after a delay in milliseconds unless another change comes. */
  readonly change: (open: boolean, delay?: number) => void;
  /** Its button was pressed. */
  readonly press: () => void;
  readonly page: string | undefined;
}

/** An item of the menu: a link, and with a panel a button that opens it. */
export function MenuItem({ item, isOpen, change, press, page }: MenuItemProps) {
  const { href } = usePageFacts();
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const columns = menuColumns(item);
  const to = href(item.url);
  const link = (
    <a
      href={to}
      aria-current={to === page ? 'page' : isCurrent(to, page) ? 'true' : undefined}
      data-navigation={navigationMark(item)}
    >
      <NavigationLabel item={item} />
    </a>
  );
  if (columns.length === 0) return <li>{link}</li>;

  const byPointer = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') change(open, open ? openDelay : closeDelay);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What has the panel close hears it too (`useOpenPanel`).
    if (event.key === 'Escape' && isOpen) button.current?.focus();
    else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      flushSync(() => change(true));
      document.getElementById(panel)?.querySelector('a')?.focus();
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) change(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens for what its link, button and panel pass up
    <li
      data-open={isOpen ? '' : undefined}
      onPointerEnter={byPointer(true)}
      onPointerLeave={byPointer(false)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {link}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={`More of ${item.title}`}
        data-menu-item={item.title}
        onClick={press}
      >
        <Icon of={ChevronDownIcon} size={14} />
      </button>
      <MenuPanel id={panel} under={item.title} columns={columns} />
    </li>
  );
}
