import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { lookMessages } from '@tailorbird/commerce/look/lookMessages';
import { lookPrice } from '@tailorbird/commerce/look/lookPrice';
import { markets } from '@tailorbird/commerce/market';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { Button } from '@tailorbird/ui/Button';
import { Price } from '@tailorbird/ui/Price';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect } from 'react';
import { useBag } from '../bag/bagStore.ts';
import { report } from '../data-layer/report.ts';
import type { LostAnswer } from '../form/clientAction.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { useStayingForm } from '../form/useStayingForm.ts';
import { LookForm } from './LookPage.styles.ts';
import { LookPieceItem } from './LookPieceItem.tsx';
import { addedBefore, addedField, type LookAnswer } from './lookAnswer.ts';
import { choiceField, isPieceBuyable, type ShownPiece } from './shownPiece.ts';

type Answer = LookAnswer | LostAnswer;

interface LookPageProps {
  /** Where the form is posted to: the look's own page. */
  readonly action: string;
  readonly pieces: readonly ShownPiece[];
  /** Marks this sending where scripts run: the same again changes nothing. */
  readonly submission: string;
  /** What the form was answered when it was posted without scripts. */
  readonly posted?: Answer | undefined;
}

/** A look to be bought whole: a size for each piece, what they cost together, and one press. */
export function LookPage({ action, pieces, submission, posted }: LookPageProps) {
  const { href, market } = usePageFacts();
  const ready = useReady();
  const { Form, answer, busy, root } = useStayingForm<Answer>(posted, action);
  const done = answer && 'isDone' in answer && answer.isDone ? answer : undefined;
  const added = addedBefore(answer?.values[addedField]);
  const isAdded = ({ productId }: ShownPiece) => added.includes(productId);
  // The external systems are the bag's button, the data layer and the focus, which the button that is gone had.
  useEffect(() => {
    if (!done) return;
    useBag.setState({ count: done.count });
    report(itemEvent('add_to_cart', markets[market].currency, [...done.items]));
    root.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [done, market, root]);
  const forSale = pieces.filter(isPieceBuyable);
  const left = forSale.filter((piece) => !isAdded(piece));
  return (
    <div ref={root}>
      <FormMessage done={done !== undefined} text={answer?.message} />
      <Form method="post" action={action} noValidate={ready}>
        {ready && <input type="hidden" name="mark" value={submission} />}
        <input type="hidden" name={addedField} value={added.join(',')} />
        <LookForm>
          <ul>
            {pieces.map((piece) => (
              <LookPieceItem
                key={piece.productId}
                piece={piece}
                isAdded={isAdded(piece)}
                chosen={answer?.values[choiceField(piece)]}
                error={answer?.errors[choiceField(piece)]}
              />
            ))}
          </ul>
          <div data-part="sum">
            <Sum pieces={forSale} />
            {left.length > 0 && (
              <Button type="submit" fullWidth loading={busy}>
                {addText(added.length > 0 ? 1 : left.length)}
              </Button>
            )}
            {added.length > 0 && (
              <Button href={href('/bag')} variant="secondary" fullWidth>
                View your bag
              </Button>
            )}
          </div>
        </LookForm>
      </Form>
    </div>
  );
}

/** What the button says that adds so many pieces: the rest of a look is what is left to be added. */
function addText(pieces: number): string {
  if (pieces === 1) return 'Add to bag';
  return pieces === 2 ? 'Add both to bag' : `Add all ${pieces} to bag`;
}

/** What all that can be had costs; of one piece alone nothing is said of being together. */
function Sum({ pieces }: { readonly pieces: readonly ShownPiece[] }) {
  const { market } = usePageFacts();
  const sum = lookPrice(pieces);
  if (!sum) return <p>{lookMessages.soldOut}</p>;
  const { now, was } = priceText(sum, market);
  const isFrom = pieces.some((piece) => piece.isFrom);
  const label = pieces.length > 1 ? (isFrom ? 'Together from' : 'Together') : isFrom ? 'From' : undefined;
  return <Price label={label} now={now} was={was ?? undefined} size="large" />;
}
