import type { PictureProps } from '@tailorbird/ui/Picture';
import type { Media } from './media.ts';

/** What `Picture` shows of it, and by which point: a film stands still as its poster. */
export function stillOf(media: Media): Pick<PictureProps, 'src' | 'focalPoint'> {
  if (media.type === 'video') return { src: media.poster };
  return { src: media.src, focalPoint: media.focalPoint };
}
