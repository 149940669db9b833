import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in the server’s HTML and on the first render, true once the page is live: for controls that need script. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
