import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import type { Bag } from '@tailorbird/commerce/model/bag';
import { Button } from '@tailorbird/ui/Button';
import { useEffect } from 'react';
import { useShop } from '../shell/shopStore.ts';
import { BagLines } from './BagLines.tsx';
import { BagPageRoot } from './BagPage.styles.ts';
import { BagSummary } from './BagSummary.tsx';
import type { BagContent } from './bagContent.ts';
import type { CouponAnswer } from './couponAnswer.ts';
import { UndoRemove } from './UndoRemove.tsx';
import { useRemovedLine } from './useRemovedLine.ts';

interface BagPageProps {
  readonly bag: Bag | null;
  readonly content: BagContent;
  readonly notice: string | null;
  readonly count: number;
  /** The last code, when it was not taken. */
  readonly refusedCoupon: CouponAnswer | null;
}

/** What is in the bag, what it costs and the way on (commerce §2 bag). */
export function BagPage({ bag, content, notice, count, refusedCoupon }: BagPageProps) {
  const { href } = usePageFacts();
  const setBagCount = useShop((shop) => shop.setBagCount);
  // The external system is the header's store: this page has just asked the server.
  useEffect(() => setBagCount(count), [count, setBagCount]);
  const lines = bag ? bagLines(bag) : [];
  const { removed, onRemove, forget } = useRemovedLine(lines);
  return (
    <BagPageRoot id="main" tabIndex={-1} data-empty={lines.length === 0 ? '' : undefined}>
      <h1>Your bag</h1>
      {notice && (
        <p data-part="notice" role="alert">
          {notice}
        </p>
      )}
      {removed && <UndoRemove key={removed.id} line={removed} onUndone={forget} />}
      {bag && lines.length > 0 ? (
        <div data-part="columns">
          <BagLines lines={lines} onRemove={onRemove} />
          <div data-part="aside">
            <BagSummary bag={bag} refusedCoupon={refusedCoupon} />
            {content.promo && <BlockView block={content.promo} />}
          </div>
        </div>
      ) : (
        <div data-part="empty">
          <p>{messages.bagEmpty}</p>
          <Button href={href('/')}>{messages.goBackShopping}</Button>
        </div>
      )}
      {content.image && (
        <div data-part="image">
          <BlockView block={content.image} />
        </div>
      )}
    </BagPageRoot>
  );
}
