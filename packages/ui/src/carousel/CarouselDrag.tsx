import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

/** Embla’s handle, as the arrows use it. */
export type CarouselEngine = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** What embla takes over, and whom it tells. */
export interface CarouselDragProps {
  viewport: RefObject<HTMLElement | null>;
  loop: boolean;
  onReady: (engine: CarouselEngine) => void;
}

/** Lets a mouse drag the slides. Draws nothing: the slides are already on the page. Loaded at the first touch of a mouse. */
export default function CarouselDrag({ viewport, loop, onReady }: CarouselDragProps) {
  const [attach, engine] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 'auto',
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
