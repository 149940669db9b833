import { BlockView } from '@tailorbird/blocks/BlockView';
import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { bagLines } from '@tailorbird/commerce/bag/bagContents';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { useEffect } from 'react';
import { Form } from 'react-router';
import type { BagView, Refused } from '../bag/bagAnswer.ts';
import { hideBag, showBag, useBag } from '../bag/bagStore.ts';
import { BagLines } from './BagLines.tsx';
import { BagPageRoot } from './BagPage.styles.ts';
import { BagSummary } from './BagSummary.tsx';
import type { BagContent } from './bagContent.ts';
import { UndoRemove, useRemovedLine } from './UndoRemove.tsx';

interface BagPageProps {
  /** The bag as it was when the page was asked for. */
  readonly served: BagView;
  readonly content: BagContent;
  /** Why what was just asked for was not done. */
  readonly refused: Refused | null;
}

/** What is in the bag, what it costs and the way on (commerce §2 bag). */
export function BagPage({ served, content, refused }: BagPageProps) {
  const { href } = usePageFacts();
  const view = useBag((state) => state.view) ?? served;
  const { bag } = view;
  const isOfCoupon = refused?.coupon !== undefined;
  const notice = (isOfCoupon ? null : refused?.message) ?? view.notice;
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
            <BagSummary bag={bag} refused={isOfCoupon ? refused : null} />
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

/** Empties the bag once the shopper has said so twice; needs no script. */
function ClearForm() {
  return (
    <details data-part="clear">
      <summary>Empty my bag</summary>
      <Form method="post" action={usePageFacts().href('/bag')}>
        <Button type="submit" name="intent" value="clear" variant="secondary" size="small">
          Yes, take everything out
        </Button>
      </Form>
    </details>
  );
}
