/** What waits for a pause of the shopper (commerce §9 idle prefetch). */
export const idleMs = 2000;

/** Pages ahead are loaded once the page has been idle; so is the code that does it. */
export function prefetchWhenIdle(): void {
  setTimeout(
    () => void import('./prefetchLinks.ts').then(({ prefetchLinks }) => prefetchLinks(idleMs)),
    idleMs,
  );
}
