import { type RefObject, useEffect, useRef } from 'react';

/** How long after closing the menu returns to its first layer, in milliseconds (blocks §4). */
const resetDelay = 500;

/** What is asked of a menu: its open layers, to be closed. */
interface Layers {
  readonly querySelectorAll: (selector: string) => Iterable<Pick<Element, 'removeAttribute'>>;
}

/** Brings a menu that has just closed back to its first layer, unless told before that it is open again. */
export function resetAfterClosing(menu: Layers): () => void {
  const timer = setTimeout(() => {
    for (const layer of menu.querySelectorAll('details[open]')) layer.removeAttribute('open');
  }, resetDelay);
  return () => clearTimeout(timer);
}

/** Brings a menu back to its first layer half a second after it has closed, when nobody sees it any more. */
export function useLayerReset(open: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  // The external system is the page: its layers keep their own state, without script too.
  useEffect(() => {
    if (open || root.current === null) return undefined;
    return resetAfterClosing(root.current);
  }, [open]);
  return root;
}
