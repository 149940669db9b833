import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The place in a row of `count` slides after the last of which comes the first. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}

/** Which slide of a scrolling row is in view, however it came there, and a way to move. */
export function useSlides(viewport: RefObject<HTMLElement | null>, count: number) {
  const [at, setAt] = useState(0);
  /** Where an arrow is taking the row. What is seen on the way there is not where it is. */
  const aim = useRef<number>(undefined);

  useEffect(() => {
    const row = viewport.current;
    if (row === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const look = (): void => {
      const place = Math.round(row.scrollLeft / row.clientWidth);
      if (aim.current !== undefined && aim.current !== place) return;
      aim.current = undefined;
      setAt(place);
    };
    const letGo = (): void => {
      aim.current = undefined;
    };
    // Safari before 26.2 does not say when a scroll has ended.
    row.addEventListener('onscrollend' in row ? 'scrollend' : 'scroll', look, { signal });
    for (const byHand of ['pointerdown', 'wheel', 'keydown'])
      row.addEventListener(byHand, letGo, { signal, passive: true });
    return () => listening.abort();
  }, [viewport]);

  const move = useCallback(
    (step: 1 | -1): void => {
      const next = placeAfter(at, step, count);
      setAt(next);
      aim.current = next;
      const row = viewport.current;
      row?.scrollTo({ left: next * row.clientWidth });
    },
    [at, count, viewport],
  );

  return { at, move };
}
