import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ServedRoot } from './ServedRoot.styles.ts';
import { whenWantedAgain } from './whenWantedAgain.ts';

interface ServedHtmlProps {
  /** The part as the server rendered it, with all it needs of the page around it. Later ones are drawn once it lives. */
  readonly live: ReactNode;
  /** How its generated ids begin, there and here. */
  readonly idPrefix: string;
  /** Calls back when the part is due, and returns how to stop waiting; never, if it has no life. */
  readonly whenDue: (html: Element, begin: () => void) => () => void;
  /** What must be there before; where it does not come, the HTML stays as it is until it is asked for again. */
  readonly load?: (() => Promise<unknown>) | undefined;
  /** The block it is. */
  readonly 'data-block'?: string | undefined;
}

const untouched = { __html: '' };

/** HTML as it came with the page, which React leaves alone, and its life in it once it is due. */
export function ServedHtml({ live, idPrefix, whenDue, load, ...attributes }: ServedHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState({ live, idPrefix, whenDue, load });
  useLife(element, first, live);
  return (
    <ServedRoot {...attributes} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  );
}

function useLife(
  element: RefObject<HTMLDivElement | null>,
  first: Omit<ServedHtmlProps, 'data-block'>,
  live: ReactNode,
): void {
  const tree = useRef<Root>(undefined);
  const latest = useRef(live);
  // The external system is the server's HTML, which is no part of this tree: a tree of its own takes it over.
  useEffect(() => {
    const html = element.current;
    if (html === null) return undefined;
    let gone = false;
    let stop: (() => void) | undefined;
    const takeOver = async () => {
      // A task for each part, so that many at once hold nothing up.
      await new Promise((resolve) => setTimeout(resolve));
      if (gone) return;
      // At once: React stops every press in a tree that waits for its hydration inside another tree's element.
      flushSync(() => {
        tree.current = hydrateRoot(html, first.live, { identifierPrefix: first.idPrefix });
      });
      if (latest.current !== first.live) tree.current?.render(latest.current);
    };
    const waitMore = () => {
      if (!gone) stop = whenWantedAgain(html, begin);
    };
    const begin = () => {
      Promise.resolve(first.load?.())
        .then(takeOver, waitMore)
        .catch(() => undefined);
    };
    if (!isEmpty(html)) stop = first.whenDue(html, begin);
    return () => {
      gone = true;
      stop?.();
      const ended = tree.current;
      tree.current = undefined;
      if (ended !== undefined) setTimeout(() => ended.unmount());
    };
  }, [element, first]);
  // The external system is the part's own tree, which hears of a change only if it is told.
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
