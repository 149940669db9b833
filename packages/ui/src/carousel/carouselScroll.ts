/** What one press of an arrow moves by: the whole slides in view, or one slide. */
export type CarouselScroll = 'view' | 'slide';

/** Whether a scroller can still move each way. Two pixels are forgiven: zoomed pages stop between pixels. */
export interface CarouselEdges {
  readonly start: boolean;
  readonly end: boolean;
}

/** Where a scroller of the given measures (pixels) stands. */
export function edgesOf({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): CarouselEdges {
  return { start: scrollLeft <= 2, end: scrollLeft + clientWidth >= scrollWidth - 2 };
}

/** How far (pixels) one press of an arrow moves: as many whole slides as are in view, at least one; or one. */
export function stepOf(clientWidth: number, slideWidth: number, scroll: CarouselScroll = 'view'): number {
  if (slideWidth <= 0) return clientWidth;
  if (scroll === 'slide') return slideWidth;
  return Math.max(1, Math.floor((clientWidth + 2) / slideWidth)) * slideWidth;
}

/** Where a press of an arrow leads (pixels from the start): a step on, or with `loop` round the end. */
export function targetOf(
  scroller: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  { step, direction, loop }: { step: number; direction: 1 | -1; loop: boolean },
): number {
  const edges = edgesOf(scroller);
  const last = scroller.scrollWidth - scroller.clientWidth;
  if (loop && direction === 1 && edges.end) return 0;
  if (loop && direction === -1 && edges.start) return last;
  return Math.min(last, Math.max(0, scroller.scrollLeft + direction * step));
}
