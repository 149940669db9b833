import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { useEffect } from 'react';
import { BagLines } from './BagLines.tsx';
import { BagPageRoot } from './BagPage.styles.ts';
import { BagSummary } from './BagSummary.tsx';
import type { BagView } from './bagAnswer.ts';
import type { BagContent } from './bagContent.ts';
import { hideBag, showBag, useBag } from './bagStore.ts';
import { ClearForm } from './ClearForm.tsx';
import type { CouponAnswer } from './couponAnswer.ts';
import { UndoRemove } from './UndoRemove.tsx';
import { useRemovedLine } from './useRemovedLine.ts';

interface BagPageProps {
  /** The bag as it was when the page was asked for. */
  readonly served: BagView;
  readonly content: BagContent;
  /** Why what was just asked for was not done. */
  readonly refusal: string | null;
  /** The last code, when it was not taken. */
  readonly refusedCoupon: CouponAnswer | null;
}

/** What is in the bag, what it costs and the way on (commerce §2 bag). */
export function BagPage({ served, content, refusal, refusedCoupon }: BagPageProps) {
  const { href } = usePageFacts();
  const view = useBag((state) => state.view) ?? served;
  const { bag } = view;
  const notice = refusal ?? view.notice;
  // The external system is the page's store: this page has just asked the server.
  useEffect(() => {
    showBag(served);
    return hideBag;
  }, [served]);
  const lines = bag ? bagLines(bag) : [];
  const { removed, onLeave, forget } = useRemovedLine(lines);
  return (
    <BagPageRoot id="main" tabIndex={-1} data-empty={lines.length === 0 ? '' : undefined}>
      <h1>Your bag</h1>
      {notice && (
        <p data-part="notice" role="alert">
          {notice}
        </p>
      )}
      {removed && <UndoRemove key={removed.line.id} {...removed} onUndone={forget} />}
      {bag && lines.length > 0 ? (
        <div data-part="columns">
          <div>
            <BagLines lines={lines} onLeave={onLeave} />
            <ClearForm />
          </div>
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
