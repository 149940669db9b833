import { below } from '@tailorbird/tokens/breakpoints';
import { type RefObject, useEffect, useState } from 'react';

/** Behind the bars at head and foot nothing can be pressed. */
const withoutBars = { rootMargin: '-53px 0px -57px' };
const narrow = below.desktop.replace('@media ', '');

/**
 * Whether an element is out of view, on a screen without room for two columns. While focus is in what stands for it
 * meanwhile, it stays out of view.
 */
export function useOutOfView(
  element: RefObject<HTMLElement | null>,
  { standIn }: { readonly standIn: string },
): boolean {
  const [isOut, setIsOut] = useState(false);
  // The external system is the browser's view of the page.
  useEffect(() => {
    if (!element.current || !window.matchMedia(narrow).matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false || isFocusIn(standIn)),
      withoutBars,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, standIn]);
  return isOut;
}

function isFocusIn(selector: string): boolean {
  return Boolean(document.activeElement?.closest(selector));
}
