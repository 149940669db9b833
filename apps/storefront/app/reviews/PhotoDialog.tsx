import type { Review, ReviewPhoto } from '@tailorbird/commerce/model/product';
import { photoPath } from '@tailorbird/commerce/reviews/photoPath';
import { photoWords } from '@tailorbird/commerce/reviews/photoWords';
import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import type { KeyboardEvent } from 'react';
import { PhotoDialogRoot } from './PhotoDialog.styles.ts';

interface PhotoDialogProps {
  readonly review: Review;
  readonly photos: readonly ReviewPhoto[];
  /** Which of them is shown. */
  readonly at: number;
  /** Shows another; nothing where it is closed. */
  readonly onShow: (at: number | undefined) => void;
}

/** One photo of a review, as large as there is room; the others are reached by buttons and by the arrow keys. */
export function PhotoDialog({ review, photos, at, onShow }: PhotoDialogProps) {
  const photo = photos[at];
  if (!photo) return null;
  const go = (by: 1 | -1) => onShow((at + by + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (photos.length < 2) return;
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog open onClose={() => onShow(undefined)} title={review.title} size="large" onKeyDown={onKeyDown}>
      <PhotoDialogRoot>
        <img
          key={photo.id}
          src={photoPath(photo.id, 'whole')}
          alt={photoWords(review, at)}
          width={photo.width}
          height={photo.height}
        />
        {photos.length > 1 && (
          <div data-part="ways">
            <Button variant="secondary" onClick={() => go(-1)}>
              Previous photo
            </Button>
            <span aria-live="polite">
              {at + 1} of {photos.length}
            </span>
            <Button variant="secondary" onClick={() => go(1)}>
              Next photo
            </Button>
          </div>
        )}
      </PhotoDialogRoot>
    </Dialog>
  );
}
