import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The place in a row of `count` slides after the last of which comes the first. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}

/** Which slide of a scrolling row is in view, however it came there, and a way to move. */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);

  useEffect(() => {
    const row = viewport.current;
    if (row === null) return undefined;
    const look = (): void => setAt(Math.round(row.scrollLeft / row.clientWidth));
    // Safari before 26.2 does not say when a scroll has ended.
    const moved = 'onscrollend' in row ? 'scrollend' : 'scroll';
    row.addEventListener(moved, look);
    return () => row.removeEventListener(moved, look);
  }, [viewport]);

  const move = useCallback(
    (step: 1 | -1): void => {
      const next = placeAfter(at, step, count);
      setAt(next);
      const row = viewport.current;
      row?.scrollTo({ left: next * row.clientWidth });
    },
    [at, count, viewport],
  );

  return { at, move };
}
