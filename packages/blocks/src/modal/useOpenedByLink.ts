import { useEffect } from 'react';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Calls `open` for each press of a link to `#id` on this page, and at once when the page was opened at `#id`. */
export function useOpenedByLink(id: string, open: () => void): void {
  // The external system is the document: any link of the page may lead here.
  useEffect(() => {
    if (location.hash === `#${id}`) open();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash !== `#${id}` || link.pathname !== location.pathname || !isPlainPress(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [id, open]);
}
