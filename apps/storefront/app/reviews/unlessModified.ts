import type { MouseEvent } from 'react';

/** Lets a modified press open the page that stands behind a link. */
export function unlessModified(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
