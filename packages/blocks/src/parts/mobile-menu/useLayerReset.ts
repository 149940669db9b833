import { type RefObject, useEffect, useRef } from 'react';

/** How long after closing the menu returns to its first layer, in milliseconds (blocks §4). */
const resetDelay = 500;

/** Brings a menu back to its first layer half a second after it has closed, when nobody sees it any more. */
export function useLayerReset(open: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  // The external system is the page: its layers keep their own state, without script too.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      for (const layer of root.current?.querySelectorAll('details[open]') ?? [])
        layer.removeAttribute('open');
    }, resetDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return root;
}
