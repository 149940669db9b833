import { customProperties } from '@tailorbird/ui/customProperties';
import { IconButton } from '@tailorbird/ui/IconButton';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '@tailorbird/ui/icons';
import { openModal } from '@tailorbird/ui/openModal';
import { galleryWidths, sourceAt, sourceSet } from '@tailorbird/ui/pictureSource';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { GalleryZoomRoot } from './GalleryZoom.styles.ts';
import type { MediaItem } from './loadGallery.ts';
import { usePictureZoom } from './usePictureZoom.ts';
import { maxZoom, neighbour, zoomStep } from './zoomScale.ts';

/** Those of the gallery, and the widest the media service makes: where a picture is narrower it comes as it is. */
const zoomWidths = [...galleryWidths, 2400];

interface GalleryZoomProps {
  readonly pictures: readonly MediaItem[];
  /** Which picture is shown. */
  readonly at: number;
  /** Where the page has it already, smaller: it stands there until the sharp one comes. */
  readonly standIn?: string | undefined;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** One picture over the whole screen: larger by buttons, the keys + and -, two fingers or a double press; moved by scrolling. */
export function GalleryZoom({ pictures, at, standIn, onShow, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { room, zoom, setZoom, zoomBy, onKeyDown } = usePictureZoom();
  // The external system is the browser's top layer, which keeps focus inside and gives it back
  // to what had it, if it is closed while it is still in the page.
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  const picture = pictures[at];
  if (!picture) return null;
  const several = pictures.length > 1;
  const go = (by: 1 | -1) => {
    setZoom(1);
    onShow(neighbour(at, by, pictures.length));
  };
  const onKey = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (zoom > 1 || !several) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  return (
    <GalleryZoomRoot
      ref={dialog}
      aria-label="Pictures, enlarged"
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      style={customProperties({ '--zoom': String(zoom) })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is enlarged can be moved by keys only where it has focus */}
      <div ref={room} data-part="room" role="group" aria-label="Picture" tabIndex={0}>
        <img
          key={picture.src}
          alt={picture.alt}
          src={sourceAt(picture.src, 1517)}
          srcSet={sourceSet(picture.src, zoomWidths)}
          sizes={`${Math.ceil(zoom * 100)}vw`}
          style={customProperties({ '--stand-in': standIn && `url(${JSON.stringify(standIn)})` })}
        />
      </div>
      <div data-part="tools">
        <p role="status">{several ? `${at + 1} of ${pictures.length}` : ''}</p>
        <IconButton
          icon={MinusIcon}
          tone="paper"
          label="Smaller"
          disabled={zoom <= 1}
          onClick={() => zoomBy(1 / zoomStep)}
        />
        <IconButton
          icon={PlusIcon}
          tone="paper"
          label="Larger"
          disabled={zoom >= maxZoom}
          onClick={() => zoomBy(zoomStep)}
        />
        <IconButton icon={CloseIcon} tone="paper" label="Close" onClick={onClose} />
      </div>
      {several && (
        <div data-part="turn">
          <IconButton icon={ChevronLeftIcon} tone="paper" label="Previous picture" onClick={() => go(-1)} />
          <IconButton icon={ChevronRightIcon} tone="paper" label="Next picture" onClick={() => go(1)} />
        </div>
      )}
    </GalleryZoomRoot>
  );
}
