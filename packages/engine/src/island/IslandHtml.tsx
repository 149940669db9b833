import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { IslandRoot } from './IslandRoot.styles.ts';
import { whenVisible } from './whenVisible.ts';
import { whenWantedAgain } from './whenWantedAgain.ts';

/** When an island's HTML is hydrated: with the page, shortly before it is seen, or never. */
export type Hydrate = 'load' | 'visible' | 'never';

interface IslandHtmlProps {
  /** The island as the server rendered it, with all it needs of the page around it. Later ones are drawn once it is hydrated. */
  readonly live: ReactNode;
  /** How its generated ids begin, there and here. */
  readonly idPrefix: string;
  readonly hydrate: Hydrate;
  /** What must be there before; where it does not come, the HTML stays as it is until it is asked for again. */
  readonly fetch?: (() => Promise<unknown>) | undefined;
  readonly 'data-block'?: string | undefined;
}

const untouched = { __html: '' };

/** HTML as it came with the page, which React leaves alone, and hydrates by itself once it is due. */
export function IslandHtml({ live, idPrefix, hydrate, fetch, ...attributes }: IslandHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState({ live, idPrefix, hydrate, fetch });
  useOwnTree(element, first, live);
  return (
    <IslandRoot {...attributes} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  );
}

function useOwnTree(
  element: RefObject<HTMLDivElement | null>,
  first: Omit<IslandHtmlProps, 'data-block'>,
  live: ReactNode,
): void {
  const tree = useRef<Root>(undefined);
  const latest = useRef(live);
  // The server's HTML is no part of this tree: a tree of its own takes it over.
  useEffect(() => {
    const html = element.current;
    if (html === null) return undefined;
    let gone = false;
    let stop: (() => void) | undefined;
    const takeOver = async () => {
      // A task for each island, so that many at once hold nothing up.
      await new Promise((resolve) => setTimeout(resolve));
      if (gone) return;
      // At once: React stops every press in a tree that waits for its hydration inside another tree's element. The page's
      // effects that are due run first, and are told of the tree when it is hydrated: drawn anew before, it is thrown away.
      const own = flushSync(() => hydrateRoot(html, first.live, { identifierPrefix: first.idPrefix }));
      if (gone) {
        own.unmount();
        return;
      }
      tree.current = own;
      if (latest.current !== first.live) own.render(latest.current);
    };
    const waitMore = () => {
      if (!gone) stop = whenWantedAgain(html, begin);
    };
    const begin = () => {
      Promise.resolve(first.fetch?.())
        .then(takeOver, waitMore)
        .catch(() => undefined);
    };
    if (!isEmpty(html)) {
      if (first.hydrate === 'load') begin();
      if (first.hydrate === 'visible') stop = whenVisible(html, begin);
    }
    return () => {
      gone = true;
      stop?.();
      const ended = tree.current;
      tree.current = undefined;
      if (ended !== undefined) setTimeout(() => ended.unmount());
    };
  }, [element, first]);
  // The island's own tree hears of a change only if it is told.
  useEffect(() => {
    const html = element.current;
    if (html === null || latest.current === live) return;
    latest.current = live;
    // One that failed on the server may do better with what it is made of now.
    if (isEmpty(html)) tree.current ??= createRoot(html, { identifierPrefix: first.idPrefix });
    tree.current?.render(live);
  }, [element, first, live]);
}

const isEmpty = (html: Element) => html.childElementCount === 0;
