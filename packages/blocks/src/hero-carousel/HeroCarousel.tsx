import { IconButton } from '@tailorbird/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@tailorbird/ui/icons';
import { useReady } from '@tailorbird/ui/useReady';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useRef } from 'react';
import { Banner } from '../parts/banner/Banner.tsx';
import { useTicker } from '../parts/ticker/useTicker.ts';
import { HeroCarouselRoot } from './HeroCarousel.styles.ts';
import type { HeroCarouselContent } from './schema.ts';
import { useSlides } from './useSlides.ts';

interface ControlsProps {
  readonly place: string;
  readonly move: (step: 1 | -1) => void;
  /** Whether the slides move by themselves unless stopped. */
  readonly rotates: boolean;
  readonly stopped: boolean;
  readonly toggle: () => void;
}

function Controls({ place, move, rotates, stopped, toggle }: ControlsProps) {
  const ready = useReady();
  return (
    <div data-part="controls" data-waiting={ready ? undefined : ''}>
      {rotates && (
        <span data-part="pause">
          <IconButton
            icon={stopped ? PlayIcon : PauseIcon}
            iconSize={16}
            label={stopped ? 'Play the slides' : 'Pause the slides'}
            onClick={toggle}
          />
        </span>
      )}
      <IconButton icon={ChevronLeftIcon} label="Previous slide" onClick={() => move(-1)} />
      <p aria-live={rotates && !stopped ? 'off' : 'polite'} aria-atomic="true">
        <VisuallyHidden>Slide </VisuallyHidden>
        {place}
      </p>
      <IconButton icon={ChevronRightIcon} label="Next slide" onClick={() => move(1)} />
    </div>
  );
}

/**
 * Heroes in a row that scrolls and snaps by itself in HTML and CSS; arrows come with script. It moves alone only if the
 * editor says so, and then rests while pointed at, focused or out of sight.
 */
export function HeroCarousel({ title, interval, slides }: HeroCarouselContent) {
  const viewport = useRef<HTMLDivElement>(null);
  const { at, move } = useSlides(viewport, slides.length);
  const { stopped, toggle, holders } = useTicker(interval && interval * 1000, () => move(1));
  if (slides.length === 0) return null;
  const placeOf = (index: number): string => `${index + 1} of ${slides.length}`;
  return (
    <HeroCarouselRoot aria-roledescription="carousel" aria-label={title} {...holders}>
      <Controls
        place={placeOf(at)}
        move={move}
        rotates={interval !== undefined}
        stopped={stopped}
        toggle={toggle}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets no key scroll it otherwise */}
      <div data-part="viewport" ref={viewport} role="group" aria-label={`${title}: slides`} tabIndex={0}>
        {slides.map((slide, index) => (
          <div key={placeOf(index)} role="group" aria-roledescription="slide" aria-label={placeOf(index)}>
            <Banner content={slide} priority={index === 0} />
          </div>
        ))}
      </div>
    </HeroCarouselRoot>
  );
}
