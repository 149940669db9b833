import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselEngine } from './CarouselDrag.tsx';
import { type CarouselEdges, type CarouselScroll, edgesOf, stepOf, targetOf } from './carouselScroll.ts';

const everything: CarouselEdges = { start: true, end: true };

function slideStep(scroller: HTMLElement, scroll: CarouselScroll): number {
  const [first, second] = scroller.firstElementChild?.children ?? [];
  if (first === undefined || second === undefined) return scroller.clientWidth;
  const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  return stepOf(scroller.clientWidth, width, scroll);
}

/** A carousel’s state, and what moves it. */
interface CarouselMotion {
  readonly edges: CarouselEdges;
  /** Embla’s handle, once it has taken over. */
  readonly engine: CarouselEngine | undefined;
  /** Whether a mouse has touched the slides. */
  readonly awake: boolean;
  readonly takeOver: (ready: CarouselEngine) => void;
  readonly wakeForMouse: (pointer: string) => void;
  readonly move: (direction: 1 | -1) => void;
}

/** Moves a carousel by scrolling until a mouse touches it, and through embla from then on. */
export function useCarousel(
  viewport: RefObject<HTMLDivElement | null>,
  { loop, scroll }: { loop: boolean; scroll: CarouselScroll },
): CarouselMotion {
  const [edges, setEdges] = useState(everything);
  const [awake, setAwake] = useState(false);
  const [engine, setEngine] = useState<CarouselEngine>();
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const scroller = viewport.current;
    if (scroller === null || engine !== undefined) return undefined;
    const look = (): void => setEdges(edgesOf(scroller));
    const size = new ResizeObserver(look);
    size.observe(scroller);
    // Slides may get their width after the scroller has its own: pictures, fonts and styles come late.
    for (const slide of scroller.firstElementChild?.children ?? []) size.observe(slide);
    // Snapping can end a scroll of its own before ours has begun, so only an arrival counts.
    const arrive = (): void => {
      if (goal.current !== undefined && Math.abs(scroller.scrollLeft - goal.current) < 2)
        goal.current = undefined;
    };
    scroller.addEventListener('scroll', look, { passive: true });
    scroller.addEventListener('scrollend', arrive);
    return () => {
      size.disconnect();
      scroller.removeEventListener('scroll', look);
      scroller.removeEventListener('scrollend', arrive);
    };
  }, [viewport, engine]);

  const takeOver = useCallback(
    (ready: CarouselEngine) => {
      const scroller = viewport.current;
      if (scroller === null) return;
      const place = Math.round((goal.current ?? scroller.scrollLeft) / slideStep(scroller, scroll));
      scroller.scrollTo({ left: 0, behavior: 'instant' });
      ready.scrollTo(place, true);
      const look = (): void => setEdges({ start: !ready.canScrollPrev(), end: !ready.canScrollNext() });
      ready.on('select', look).on('reInit', look);
      look();
      setEngine(ready);
    },
    [viewport, scroll],
  );

  const wakeForMouse = (pointer: string): void => {
    const still = edges.start && edges.end;
    if (pointer === 'mouse' && !still) setAwake(true);
  };

  const move = (direction: 1 | -1): void => {
    const scroller = viewport.current;
    if (scroller === null) return;
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (engine === undefined) {
      goal.current = targetOf(scroller, { step: slideStep(scroller, scroll), direction, loop });
      scroller.scrollTo({ left: goal.current, behavior: jump ? 'instant' : 'smooth' });
    } else if (direction === 1) engine.scrollNext(jump);
    else engine.scrollPrev(jump);
  };

  return { edges, engine, awake, takeOver, wakeForMouse, move };
}
