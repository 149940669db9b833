/** What waits for a pause of the shopper (commerce §9 idle prefetch). */
export const idleMs = 2000;

/** What a browser says of its connection, where it says anything. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether loading ahead is welcome: not on 2g, nor where data is to be saved (commerce §9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Whether nothing is known against loading ahead now; offline nothing would come. */
export function isPrefetchWelcome(): boolean {
  // Not every browser tells, and the types know of none.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return navigator.onLine && mayPrefetch(connection);
}
