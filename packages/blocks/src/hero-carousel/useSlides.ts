import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How long after its last movement a row of slides counts as still, in milliseconds. */
const settled = 100;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setAt(Math.round(row.scrollLeft / row.clientWidth)), settled);
    };
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      row.removeEventListener('scroll', look);
    };
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
