import { useCallback, useState, useSyncExternalStore } from 'react';
import { useClock } from '../parts/Clock.tsx';
import { type CountdownSpan, secondsLeft, watchCountdown } from './countdown.ts';

/**
 * The time at which a thing was first rendered. A page may come from a cache, minutes old: the browser reads the
 * server's time from the element it sent, so that it begins with the same words, and goes by its own clock from then on.
 */
function useRenderedAt(id: string): number {
  const now = useClock();
  const [at] = useState(() => {
    const sent = typeof document === 'undefined' ? undefined : document.getElementById(id)?.dataset['at'];
    return sent === undefined ? now() : Number(sent);
  });
  return at;
}

/**
 * The seconds left, or nothing before the start and for those who come too late. A countdown that ends while it is
 * seen stays, at zero, so that nothing on the page moves. `renderedAt` belongs on the element with the given id.
 */
export function useCountdown(id: string, { start, end }: CountdownSpan) {
  const now = useClock();
  const renderedAt = useRenderedAt(id);
  const subscribe = useCallback(
    (onTick: () => void) => watchCountdown({ start, end }, now, onTick),
    [start, end, now],
  );
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft(now(), { start, end }),
    () => secondsLeft(renderedAt, { start, end }),
  );
  const [seen, setSeen] = useState(false);
  const running = left !== undefined && left > 0;
  if (running && !seen) setSeen(true);
  return { renderedAt, left: running || seen ? left : undefined };
}
