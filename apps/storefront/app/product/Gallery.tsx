import { Picture } from '@tailorbird/ui/Picture';
import { galleryWidths, sourceAt } from '@tailorbird/ui/pictureSource';
import { Video } from '@tailorbird/ui/Video';
import { type MouseEvent, useRef, useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { GalleryRoot } from './Gallery.styles.ts';
import type { MediaItem } from './loadGallery.ts';

/** Loaded by the first shopper who looks closer. */
const GalleryZoom = lazyPart(
  () => import('./GalleryZoom.tsx'),
  (m) => m.GalleryZoom,
);

/** The shape of every picture and film. */
const ratio = '4 / 5';

/** The first picture takes both columns; the second too, where it would leave one without a neighbour. */
const isLarge = (at: number, count: number) => at === 0 || (at === 1 && count % 2 === 0);

const enlarged = ({ src }: MediaItem) => sourceAt(src, 1517);

/**
 * How wide a picture is shown, as the `sizes` attribute. Phones of three pixels a point are told a third of 768 px, which
 * is sharp enough there and made ahead of them; what they would ask for is twice as wide and made last.
 */
const sizesOf = (isWide: boolean) =>
  `(min-width: 768px) ${isWide ? 53 : 26}vw, (min-resolution: 2.9dppx) 256px, 81vw`;

interface GalleryProps {
  readonly media: readonly MediaItem[];
  /** The colour that stands for its pictures until they come. */
  readonly tint?: string | undefined;
}

/** The media set: pictures in columns, on a phone a row to swipe. A press shows a picture enlarged. */
export function Gallery({ media, tint }: GalleryProps) {
  const [zoomed, setZoomed] = useState<{ readonly at: number; readonly standIn: string | undefined }>();
  const list = useRef<HTMLUListElement>(null);
  const pictures = media.filter(({ type }) => type === 'img');
  const show = (at: number) =>
    setZoomed({ at, standIn: list.current?.querySelectorAll<HTMLImageElement>('a img')[at]?.currentSrc });
  const zoomIn = (item: MediaItem) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(pictures.indexOf(item));
  };
  const showAlone = () => {
    setZoomed(undefined);
    const picture = zoomed && pictures[zoomed.at];
    if (picture) navigateToFallback(enlarged(picture));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, and only what has focus can be scrolled by keys */}
      <GalleryRoot ref={list} tabIndex={0} aria-label="Pictures">
        {media.map((item, at) => (
          <li key={item.src} data-large={isLarge(at, media.length) || undefined}>
            {item.type === 'video' ? (
              <Film film={item} />
            ) : (
              <a href={enlarged(item)} aria-label={`Enlarge: ${item.alt}`} onClick={zoomIn(item)}>
                <Picture
                  src={item.src}
                  alt={item.alt}
                  widths={galleryWidths}
                  sizes={sizesOf(isLarge(at, media.length))}
                  ratio={ratio}
                  tint={tint}
                  priority={at === 0}
                />
              </a>
            )}
          </li>
        ))}
      </GalleryRoot>
      {zoomed && (
        <GalleryZoom
          {...zoomed}
          pictures={pictures}
          onShow={show}
          onClose={() => setZoomed(undefined)}
          onLost={showAlone}
        />
      )}
    </>
  );
}

/** A film of the gallery; one that cannot be played leaves its picture. */
function Film({ film: { src, poster, alt } }: { film: MediaItem }) {
  const [failed, setFailed] = useState(false);
  const still =
    poster === undefined ? undefined : { src: poster, widths: galleryWidths, sizes: sizesOf(true) };
  if (failed && still) return <Picture {...still} alt={alt} ratio={ratio} />;
  return (
    // The error of a film does not bubble.
    <div onErrorCapture={({ target }) => setFailed('play' in target)}>
      <Video src={src} poster={still} label={alt} ratio={ratio} />
    </div>
  );
}
