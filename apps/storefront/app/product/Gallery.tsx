import { Picture } from '@tailorbird/ui/Picture';
import { galleryWidths } from '@tailorbird/ui/pictureSource';
import { Video } from '@tailorbird/ui/Video';
import { GalleryRoot } from './Gallery.styles.ts';
import type { MediaItem } from './loadGallery.ts';

/** The media set: pictures in two columns, on a phone a row to swipe. */
export function Gallery({ media }: { media: readonly MediaItem[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, and only what has focus can be scrolled by keys
    <GalleryRoot tabIndex={0} aria-label="Pictures" data-count={media.length <= 2 ? 'few' : undefined}>
      {media.map(({ type, src, alt }, at) => (
        <li key={src}>
          {type === 'video' ? (
            <Video src={src} label={alt} loop muted />
          ) : (
            <Picture
              src={src}
              alt={alt}
              widths={galleryWidths}
              sizes={media.length <= 2 ? '(min-width: 992px) 58vw, 100vw' : '(min-width: 992px) 29vw, 88vw'}
              ratio="4 / 5"
              priority={at === 0}
            />
          )}
        </li>
      ))}
    </GalleryRoot>
  );
}
