import { useCallback, useState, useSyncExternalStore } from 'react';
import { useClock } from '../parts/Clock.tsx';
import { type CountdownSpan, secondsLeft, shownSince, watchCountdown } from './countdown.ts';

/**
 * The time whose words were first rendered; nothing when there was nothing to count then. A page may come from a cache,
 * minutes old: the browser reads the server's time from the element it sent, so that it begins with the same words, and
 * goes by its own clock from then on. Pages of one tick say the same.
 */
function useRenderedAt(id: string, span: CountdownSpan): number | undefined {
  const now = useClock();
  const [at] = useState(() => {
    const sent = typeof document === 'undefined' ? null : document.getElementById(id);
    if (sent === null) return shownSince(now(), span);
    const { at } = sent.dataset;
    return at === undefined ? undefined : Number(at);
  });
  return at;
}

/**
 * The seconds left, or nothing before the start and for those who come too late. A countdown that ends while it is
 * seen stays, at zero, so that nothing on the page moves. `renderedAt` belongs on the element with the given id, but only
 * while something is counted: otherwise the page is the same bytes whenever it is rendered, and need not be sent again.
 */
export function useCountdown(id: string, { start, end }: CountdownSpan) {
  const now = useClock();
  const renderedAt = useRenderedAt(id, { start, end });
  const subscribe = useCallback(
    (onTick: () => void) => watchCountdown({ start, end }, now, onTick),
    [start, end, now],
  );
  const left = useSyncExternalStore(
    subscribe,
    () => secondsLeft(now(), { start, end }),
    () => (renderedAt === undefined ? undefined : secondsLeft(renderedAt, { start, end })),
  );
  const [seen, setSeen] = useState(false);
  const running = left !== undefined && left > 0;
  if (running && !seen) setSeen(true);
  const shown = running || seen ? left : undefined;
  return { renderedAt: shown === undefined ? undefined : renderedAt, left: shown };
}
