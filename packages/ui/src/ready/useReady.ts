import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * Whether the page is live: for controls that need script.
 * @returns False in the server’s HTML and while React takes it over, else true.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
