import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import type { CarouselScroll } from './carouselScroll.ts';

/** Embla’s handle, as the arrows use it. */
export type CarouselEngine = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** What embla takes over, and whom it tells. */
export interface CarouselDragProps {
  viewport: RefObject<HTMLElement | null>;
  loop: boolean;
  scroll: CarouselScroll;
  onReady: (engine: CarouselEngine) => void;
}

/** Lets a mouse drag the slides. Draws nothing: the slides are already on the page. Loaded at the first touch of a mouse. */
export default function CarouselDrag({ viewport, loop, scroll, onReady }: CarouselDragProps) {
  const [attach, engine] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: scroll === 'slide' ? 1 : 'auto',
    containScroll: 'trimSnaps',
  });

  useEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (engine) onReady(engine);
  }, [engine, onReady]);

  return null;
}
