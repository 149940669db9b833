import type { NavigationItemContent } from '../../fields/navigationItem.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { NavigationLabel } from '../NavigationLabel.tsx';
import { navigationMark } from '../navigationElement.ts';

interface MenuLinkProps {
  readonly item: NavigationItemContent;
  /** The path shown, so that its link is marked. */
  readonly page: string | undefined;
}

/** One plain link of a phone’s menu. */
export function MenuLink({ item, page }: MenuLinkProps) {
  const { href } = usePageFacts();
  const to = href(item.url);
  return (
    <a href={to} aria-current={to === page ? 'page' : undefined} data-navigation={navigationMark(item)}>
      <NavigationLabel item={item} />
    </a>
  );
}
