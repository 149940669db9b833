import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { LaterRow } from '../blockRow.ts';
import { hasFilm } from '../fields/hasFilm.ts';
import { registry } from '../registry.tsx';
import type { Block } from '../schemas.ts';
import { ServedBlockRoot } from './ServedBlock.styles.ts';
import { whenNear } from './whenNear.ts';

interface ServedBlockProps {
  readonly block: Block;
  /** The block as the server rendered it, with all it needs of the page around it. */
  readonly live: ReactNode;
  /** How its generated ids begin, there and here. */
  readonly idPrefix: string;
}

const untouched = { __html: '' };

/** A block's HTML as it came with the page, which React leaves alone, and its life in it once it is due. */
export function ServedBlock({ block, live, idPrefix }: ServedBlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState({ block, live, idPrefix });
  useLife(element, first);
  return (
    <ServedBlockRoot
      ref={element}
      data-block={block.id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={untouched}
    />
  );
}

function useLife(element: RefObject<HTMLDivElement | null>, served: ServedBlockProps): void {
  // The external system is the server's HTML, which is no part of this tree: a tree of its own takes it over.
  useEffect(() => {
    const html = element.current;
    if (html === null || html.childElementCount === 0) return undefined;
    let root: Root | undefined;
    let gone = false;
    const begin = async () => {
      await componentOf(served.block);
      // A task for each block, so that many at once hold nothing up.
      await new Promise((resolve) => setTimeout(resolve));
      // At once: React stops every press in a tree that waits for its hydration inside another tree's element.
      if (!gone)
        flushSync(() => {
          root = hydrateRoot(html, served.live, { identifierPrefix: served.idPrefix });
        });
    };
    const stop = whenDue(served.block, html, () => void begin().catch(() => undefined));
    return () => {
      gone = true;
      stop();
      const ended = root;
      if (ended !== undefined) setTimeout(() => ended.unmount());
    };
  }, [element, served]);
}

function componentOf({ id }: Block): Promise<unknown> {
  const row = registry[id];
  return typeof row === 'function' ? Promise.resolve() : row.load();
}

function whenDue({ id, content }: Block, html: Element, begin: () => void): () => void {
  const row = registry[id];
  if (typeof row !== 'function') return isStill(row, content) ? () => {} : whenNear(html, begin);
  begin();
  return () => {};
}

function isStill({ when }: Pick<LaterRow<never>, 'when'>, content: unknown): boolean {
  return when === 'still' && !hasFilm(content);
}
