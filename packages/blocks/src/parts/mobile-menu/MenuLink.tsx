import type { NavigationItemContent } from '../../fields/navigationItem.ts';
import { usePageFacts } from '../../page/PageFacts.tsx';
import { NavigationLabel } from '../NavigationLabel.tsx';
import { navigationElement } from '../navigationElement.ts';

interface MenuLinkProps {
  readonly item: NavigationItemContent;
  /** The titles above it. */
  readonly under?: readonly string[];
  /** The path shown, so that its link is marked. */
  readonly page: string | undefined;
}

/** One plain link of a phone’s menu. */
export function MenuLink({ item, under = [], page }: MenuLinkProps) {
  const { href } = usePageFacts();
  const to = href(item.url);
  return (
    <a
      href={to}
      aria-current={to === page ? 'page' : undefined}
      data-navigation={navigationElement([...under, item.title])}
    >
      <NavigationLabel item={item} />
    </a>
  );
}
