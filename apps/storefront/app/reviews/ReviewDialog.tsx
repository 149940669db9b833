import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Dialog } from '@tailorbird/ui/Dialog';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewsData } from './reviewAnswer.ts';

interface ReviewDialogProps {
  readonly productId: number;
  readonly onClose: () => void;
}

/** The form beside the product, once the server has said what the shopper wrote before. */
export function ReviewDialog({ productId, onClose }: ReviewDialogProps) {
  const { href } = usePageFacts();
  const { data, load } = useFetcher<ReviewsData>();
  const address = href(`/reviews/${productId}`);
  // The external system is the server: it alone knows who is asking.
  useEffect(() => void load(address), [load, address]);
  return (
    <Dialog open onClose={onClose} title="Write a review">
      {data ? (
        <ReviewForm productId={productId} hasFit={data.hasFit} own={data.own} submission={data.submission} />
      ) : (
        <div aria-busy="true">
          <Skeleton ratio="3 / 4" />
        </div>
      )}
    </Dialog>
  );
}
