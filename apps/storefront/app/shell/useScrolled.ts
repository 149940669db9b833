import { type RefObject, useEffect } from 'react';

/** Marks an element with `data-scrolled` while the page has scrolled past its top (commerce §4 header). */
export function useScrolled(element: RefObject<HTMLElement | null>): void {
  // The external system is the window: its scrolling changes an attribute, and renders nothing.
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [element]);
}
