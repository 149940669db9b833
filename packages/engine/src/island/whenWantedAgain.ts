/** The shortest time between two requests for what did not come, however often it is touched. */
const pauseMs = 10_000;

/**
 * Calls back once, when what did not come is worth asking for again: the browser is back online, or, no sooner than 10 s
 * from now, the shopper touches the element or moves the focus into it. Returns how to stop waiting.
 */
export function whenWantedAgain(element: Element, onWanted: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const again = () => {
    stop();
    onWanted();
  };
  const listen = () => {
    for (const sign of ['pointerdown', 'focusin']) element.addEventListener(sign, again, { signal });
  };
  const timer = setTimeout(listen, pauseMs);
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  addEventListener('online', again, { signal });
  return stop;
}
