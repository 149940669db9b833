import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { CarouselEngine } from './CarouselDrag.tsx';
import { type CarouselEdges, edgesOf, stepOf, targetOf } from './carouselScroll.ts';

const everything: CarouselEdges = { start: true, end: true };

function slideStep(scroller: HTMLElement): number {
  const [first, second] = scroller.firstElementChild?.children ?? [];
  if (first === undefined || second === undefined) return scroller.clientWidth;
  const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  return stepOf(scroller.clientWidth, width);
}

/** Moves a carousel by scrolling until a mouse touches it, and through embla from then on. */
export function useCarousel(viewport: RefObject<HTMLDivElement | null>, loop: boolean) {
  const [edges, setEdges] = useState(everything);
  const [startAt, setStartAt] = useState<number>();
  const [engine, setEngine] = useState<CarouselEngine>();

  useEffect(() => {
    const scroller = viewport.current;
    if (scroller === null || engine !== undefined) return undefined;
    const look = (): void => setEdges(edgesOf(scroller));
    const size = new ResizeObserver(look);
    size.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [viewport, engine]);

  const takeOver = useCallback((ready: CarouselEngine) => {
    const look = (): void => setEdges({ start: !ready.canScrollPrev(), end: !ready.canScrollNext() });
    ready.on('select', look).on('reInit', look);
    look();
    setEngine(ready);
  }, []);

  const wakeForMouse = (pointer: string): void => {
    const scroller = viewport.current;
    const still = edges.start && edges.end;
    if (pointer !== 'mouse' || still || startAt !== undefined || scroller === null) return;
    setStartAt(Math.round(scroller.scrollLeft / slideStep(scroller)));
  };

  const move = (direction: 1 | -1): void => {
    const scroller = viewport.current;
    if (scroller === null) return;
    if (engine === undefined) {
      scroller.scrollTo({
        left: targetOf(scroller, { step: slideStep(scroller), direction, loop }),
        behavior: 'smooth',
      });
    } else if (direction === 1) engine.scrollNext();
    else engine.scrollPrev();
  };

  return { edges, engine, startAt, takeOver, wakeForMouse, move };
}
