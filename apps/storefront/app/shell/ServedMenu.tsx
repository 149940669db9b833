import { isCurrent } from '@tailorbird/blocks/isCurrent';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { PageIsland } from '@tailorbird/blocks/PageIsland';
import { shopFinder } from '@tailorbird/blocks/shopFinder';
import type { ReactNode } from 'react';

interface ServedMenuProps {
  readonly name: string;
  /** The editor's content. */
  readonly content: object;
  /** The path shown: links that lead to it or above it are marked. */
  readonly page: string;
  readonly children: ReactNode;
}

/** A menu is the same on all pages but for the links that are marked, each as the page’s own or as one above it. */
export function ServedMenu({ name, content, page, children }: ServedMenuProps) {
  const { href } = usePageFacts();
  const marks = addressesIn(content).flatMap((url) => {
    const to = href(url);
    if (to === page) return [`at ${url}`];
    return isCurrent(to, page) ? [`under ${url}`] : [];
  });
  return (
    <PageIsland name={name} madeOf={[content, ...marks]}>
      {children}
    </PageIsland>
  );
}

const known = new WeakMap<object, readonly string[]>();

/** The address of every link in a menu, however deep. */
function addressesIn(content: object): readonly string[] {
  const found = known.get(content) ?? [shopFinder.url, ...linkAddresses(content)];
  known.set(content, found);
  return found;
}

function linkAddresses(content: object): string[] {
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'url' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? linkAddresses(value) : [];
  });
}
