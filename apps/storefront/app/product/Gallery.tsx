import { Picture } from '@tailorbird/ui/Picture';
import { galleryWidths, sourceAt } from '@tailorbird/ui/pictureSource';
import { Video } from '@tailorbird/ui/Video';
import { type MouseEvent, useState } from 'react';
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

interface GalleryProps {
  readonly media: readonly MediaItem[];
  /** The colour that stands for its pictures until they come. */
  readonly tint?: string | undefined;
}

/** The media set: pictures in columns, on a phone a row to swipe. A press shows a picture enlarged. */
export function Gallery({ media, tint }: GalleryProps) {
  const [zoomed, setZoomed] = useState<number>();
  const pictures = media.filter(({ type }) => type === 'img');
  const zoomIn = (item: MediaItem) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(pictures.indexOf(item));
  };
  const showAlone = () => {
    setZoomed(undefined);
    const picture = zoomed === undefined ? undefined : pictures[zoomed];
    if (picture) navigateToFallback(enlarged(picture));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, and only what has focus can be scrolled by keys */}
      <GalleryRoot tabIndex={0} aria-label="Pictures">
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
                  sizes={`(min-width: 768px) ${isLarge(at, media.length) ? 53 : 26}vw, 81vw`}
                  ratio={ratio}
                  tint={tint}
                  priority={at === 0}
                />
              </a>
            )}
          </li>
        ))}
      </GalleryRoot>
      {zoomed !== undefined && (
        <GalleryZoom
          pictures={pictures}
          at={zoomed}
          onShow={setZoomed}
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
  if (failed && poster !== undefined)
    return <Picture src={poster} alt={alt} widths={galleryWidths} sizes="26vw" ratio={ratio} />;
  return (
    // The error of a film does not bubble.
    <div onErrorCapture={() => setFailed(true)}>
      <Video src={src} poster={poster} label={alt} ratio={ratio} />
    </div>
  );
}
