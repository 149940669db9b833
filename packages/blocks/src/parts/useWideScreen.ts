import { mobileBreakpoint } from '@tailorbird/tokens/breakpoints';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${mobileBreakpoint}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the screen is wider than a phone’s. On the server, and until the page is live, it is taken for a phone’s. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
