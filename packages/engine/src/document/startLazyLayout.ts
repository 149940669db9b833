/**
 * Has a browser lay out what is `late` on a page (`Island`) when it is near, or by and by once the page is at rest. Only on a
 * page that is come to anew and at its top: whoever comes back, or by a fragment, is taken to a place, which is true only where
 * all above it is laid out. The document runs its text by itself while the head is read, so it names nothing outside it.
 */
export function startLazyLayout(): void {
  // A visit that was here before has a key (`restoreScroll`).
  if (history.state !== null || location.hash !== '') return;
  document.documentElement.dataset['lazyLayout'] = '';
  const ending = new AbortController();
  const { signal } = ending;
  const late = () => [...document.querySelectorAll('[data-late]')];
  const layOut = (islands: readonly Element[]) => {
    for (const island of islands) island.removeAttribute('data-late');
  };
  /** Measured, so that it is laid out now if it was not. */
  const topOf = ({ firstElementChild: shown }: Element) => shown?.getBoundingClientRect().top ?? 0;
  /** How far a shopper has scrolled is remembered for their way back: all above is laid out before it is seen. */
  const layOutAbove = () => {
    const islands = late();
    const ahead = islands.findIndex((island) => topOf(island) >= innerHeight);
    const above = ahead === -1 ? islands : islands.slice(0, ahead);
    if (above.length === 0) return;
    layOut(above);
    // Where it is less high than it seemed, more is to be seen.
    layOutAbove();
  };
  /** One at least, and as many as there is time for: a task that holds a phone up for 50 ms is felt. */
  const layOutNext = (idle?: IdleDeadline) => {
    for (const island of late()) {
      layOut([island]);
      topOf(island);
      if (!idle || idle.timeRemaining() < 20) break;
    }
    if (late().length > 0) whenIdle();
    else ending.abort();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(layOutNext, { timeout: 1000 });
    else setTimeout(layOutNext, 50);
  };
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) layOut(late());
  };
  addEventListener('scroll', layOutAbove, { signal });
  addEventListener('click', onPress, { capture: true, signal });
  addEventListener('load', () => setTimeout(whenIdle, 2000), { signal });
  // A picture that does not come keeps a page from being loaded.
  setTimeout(whenIdle, 10_000);
}
