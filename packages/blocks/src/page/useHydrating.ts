import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** True in the first render of what the server sent. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
