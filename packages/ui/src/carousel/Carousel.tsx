import { Children, lazy, type ReactNode, Suspense, useRef } from 'react';
import { customProperties } from '../customProperties.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { useReady } from '../ready/useReady.ts';
import { CarouselRoot } from './Carousel.styles.ts';
import type { CarouselScroll } from './carouselScroll.ts';
import { type SpaceStep, spaceOf } from './spaceStep.ts';
import { useCarousel } from './useCarousel.ts';

/** Where it does not come, the slides are scrolled as they are by touch. */
const CarouselDrag = lazy(() => import('./CarouselDrag.tsx').catch(() => ({ default: () => null })));

/** Slides in a row, and how they stand. */
export interface CarouselProps extends NativeProps<'section', 'onPointerEnter'> {
  /** What the slides are: "New this week". */
  label: string;
  /** One slide each. */
  children: ReactNode;
  /** Width of a slide as CSS: `min(80vw, 320px)`. Give this or `perView`. */
  slideWidth?: string | undefined;
  /** How many slides are in view from each width up; a fraction lets the next one peep in. */
  perView?: { readonly phone?: number; readonly tablet?: number; readonly desktop?: number } | undefined;
  /** Room between the slides, as a step of the tokens. @default x4 (16 px) */
  gap?: SpaceStep | undefined;
  /** After the last slide comes the first. */
  loop?: boolean | undefined;
  /** What one press of an arrow moves by: the whole slides in view, or one slide. @default view */
  scroll?: CarouselScroll | undefined;
  /** Arrows below the slides. @default true */
  controls?: boolean | undefined;
}

/** A row that scrolls and snaps by itself in HTML and CSS; arrows and dragging by mouse come with script. It never moves alone. */
export function Carousel({
  label,
  children,
  slideWidth,
  perView,
  gap = 'x4',
  loop = false,
  scroll = 'view',
  controls = true,
  ...native
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const ready = useReady();
  const { edges, engine, awake, takeOver, wakeForMouse, move } = useCarousel(viewport, { loop, scroll });
  const still = !ready || (edges.start && edges.end);
  return (
    <CarouselRoot
      {...native}
      aria-roledescription="carousel"
      aria-label={label}
      data-dragged={engine === undefined ? undefined : ''}
      data-loop={loop ? '' : undefined}
      onPointerEnter={(event) => wakeForMouse(event.pointerType)}
      style={customProperties({
        '--gap': spaceOf(gap),
        '--slide-width': slideWidth,
        '--on-phone': perView?.phone,
        '--on-tablet': perView?.tablet,
        '--on-desktop': perView?.desktop,
      })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- Safari lets no key scroll it otherwise; a fieldset cannot scroll */}
      <div data-part="viewport" ref={viewport} role="group" aria-label={`${label}: slides`} tabIndex={0}>
        <ul>
          {Children.map(children, (slide) => (
            <li>{slide}</li>
          ))}
        </ul>
      </div>
      {controls && (
        <div data-part="arrows" data-still={still ? '' : undefined}>
          <IconButton
            icon={ChevronLeftIcon}
            label="Previous slides"
            tone="outlined"
            aria-disabled={!loop && edges.start}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label="Next slides"
            tone="outlined"
            aria-disabled={!loop && edges.end}
            onClick={() => move(1)}
          />
        </div>
      )}
      {awake && (
        <Suspense>
          <CarouselDrag viewport={viewport} loop={loop} scroll={scroll} onReady={takeOver} />
        </Suspense>
      )}
    </CarouselRoot>
  );
}
