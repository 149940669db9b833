import type { Review, ReviewPhoto } from '@tailorbird/commerce/model/product';
import { photoPath } from '@tailorbird/commerce/reviews/photoPath';
import { photoWords } from '@tailorbird/commerce/reviews/photoWords';
import { useState } from 'react';
import { lazyPart } from '../lazyPart.tsx';
import { navigateToFallback } from '../navigateToFallback.ts';
import { unlessModified } from './unlessModified.ts';

/** Loaded by the first shopper who looks closer. */
const PhotoDialog = lazyPart(
  () => import('./PhotoDialog.tsx'),
  (m) => m.PhotoDialog,
);

/** What a review's writer has photographed: small, and larger where it is pressed. */
export function ReviewPhotos({ review, photos }: { review: Review; photos: readonly ReviewPhoto[] }) {
  const [at, onShow] = useState<number>();
  return (
    <>
      <ul data-part="photos">
        {photos.map(({ id }, nth) => (
          <li key={id}>
            <a href={photoPath(id, 'whole')} onClick={unlessModified(() => onShow(nth))}>
              <img
                src={photoPath(id, 'small')}
                alt={photoWords(review, nth)}
                width="96"
                height="96"
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      {at !== undefined && (
        <PhotoDialog
          {...{ review, photos, at, onShow }}
          onLost={() => navigateToFallback(photoPath(photos[at]?.id ?? '', 'whole'))}
        />
      )}
    </>
  );
}
