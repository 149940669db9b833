import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Dialog } from '@tailorbird/ui/Dialog';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { askServer } from '../http/askServer.ts';
import { navigateToFallback } from '../navigateToFallback.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { ReviewsData } from './reviewAnswer.ts';

interface ReviewDialogProps {
  readonly productId: number;
  readonly onClose: () => void;
}

/** The form beside the product, once the server has said what the shopper wrote before; its page where that does not come. */
export function ReviewDialog({ productId, onClose }: ReviewDialogProps) {
  const { href } = usePageFacts();
  const [data, setData] = useState<ReviewsData>();
  const address = href(`/me/reviews/${productId}`);
  const goToForm = useEffectEvent(() => {
    onClose();
    navigateToFallback(href(`/reviews/${productId}#write`));
  });
  // The external system is the server: it alone knows who is asking.
  useEffect(() => {
    let isGone = false;
    askServer<ReviewsData>(address).then(
      (came) => isGone || setData(came),
      () => isGone || goToForm(),
    );
    return () => {
      isGone = true;
    };
  }, [address]);
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
