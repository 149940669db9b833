import { customProperties } from '../customProperties.ts';
import type { NativeProps } from '../nativeProps.ts';
import { PictureRoot } from './Picture.styles.ts';
import { pictureWidths, sourceAt, sourceSet } from './pictureSource.ts';

/** A picture of the media service in a box of fixed shape. */
export interface PictureProps
  extends NativeProps<'img', 'srcSet' | 'loading' | 'decoding' | 'fetchPriority'> {
  /** Address without size or format; a query already there is kept. */
  src: string;
  /** What a shopper would want to know; empty when the words beside it say it. */
  alt: string;
  /** The widths the browser may choose among, in pixels. @default the specification’s 415, 768, 992, 1280, 1536 */
  widths?: readonly number[] | undefined;
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 768px) 25vw, 50vw`. */
  sizes: string;
  /** The box, as the CSS property: `4 / 5`. Nothing moves when the picture arrives. */
  ratio: string;
  /** In view when the page opens: asked for at once and first. */
  priority?: boolean | undefined;
  /** The point that stays in view when the box crops, as `object-position`. @default the middle */
  focalPoint?: string | undefined;
  /** What it mostly shows, as a CSS colour: a soft shape of it stands in the box until the picture comes. */
  tint?: string | undefined;
  /** Fills the box and is cropped, or is shown whole with room around it. @default cover */
  fit?: 'cover' | 'contain' | undefined;
}

/** For browsers that know no `srcset`: 992 where it is among the widths (blocks §7). */
const usualWidth = (widths: readonly number[]): number =>
  widths.find((width) => width === 992) ?? widths.find((width) => width >= 768) ?? widths.at(-1) ?? 992;

/** Lazy unless it has priority; one that cannot be had gives way to the placeholder on a page with `watchPictures`. */
export function Picture({
  src,
  alt,
  widths = pictureWidths,
  sizes,
  ratio,
  priority,
  focalPoint,
  tint,
  fit,
  ...native
}: PictureProps) {
  const urgency = priority
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <PictureRoot
      {...native}
      {...urgency}
      key={src}
      data-picture=""
      alt={alt}
      sizes={sizes}
      srcSet={sourceSet(src, widths)}
      src={sourceAt(src, usualWidth(widths))}
      data-fit={fit === 'contain' ? 'contain' : undefined}
      style={customProperties({ '--ratio': ratio, '--focal-point': focalPoint, '--tint': tint })}
    />
  );
}
