import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { priceText } from '@tailorbird/commerce/pricing/priceView';
import { productPath } from '@tailorbird/commerce/variants/colourInPath';
import { Button } from '@tailorbird/ui/Button';
import { Dialog } from '@tailorbird/ui/Dialog';
import { Picture } from '@tailorbird/ui/Picture';
import { Price } from '@tailorbird/ui/Price';
import { Skeleton } from '@tailorbird/ui/Skeleton';
import { VisuallyHidden } from '@tailorbird/ui/VisuallyHidden';
import { useCallback, useEffect, useState } from 'react';
import { askServer } from '../http/askServer.ts';
import { AddToBagForm } from '../product/AddToBagForm.tsx';
import { variantChosen } from '../product/choice.ts';
import type { QuickAddView } from './loadQuickAdd.ts';
import { QuickAddRoot } from './QuickAdd.styles.ts';

type Asked = QuickAddView | 'waiting' | 'lost';

interface QuickAddProps {
  /** Where the card leads: its product page in its colour. */
  readonly to: string;
  readonly onClose: () => void;
}

/** The sizes of a card's style over the page: the product page's own form, and so its rules (commerce §4 add to bag). */
export function QuickAdd({ to, onClose }: QuickAddProps) {
  const { href } = usePageFacts();
  const [asked, setAsked] = useState<Asked>('waiting');
  const { pathname } = new URL(to, 'http://shop');
  const [, id = '', colour = ''] = /\/p\/(\d+)\/[^/]*\/([^/]*)$/.exec(pathname) ?? [];
  const address = href(`/quick-add/${id}/${colour}`);
  const load = useCallback(
    () => askServer<QuickAddView>(address).then(setAsked, () => setAsked('lost')),
    [address],
  );
  // The external system is the server: it alone knows what is left.
  useEffect(() => void load(), [load]);
  const retry = () => {
    setAsked('waiting');
    void load();
  };
  return <QuickAddDialog asked={asked} to={to} onRetry={retry} onClose={onClose} />;
}

interface QuickAddDialogProps extends QuickAddProps {
  readonly asked: Asked;
  readonly onRetry: () => void;
}

/** The dialog with what it was told so far. */
export function QuickAddDialog({ asked, to, onRetry, onClose }: QuickAddDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Add to your bag">
      <QuickAddRoot aria-busy={asked === 'waiting'}>
        {asked === 'waiting' && <Waiting />}
        {asked === 'lost' && (
          <>
            <p role="alert">{messages.notReached}</p>
            <Button onClick={onRetry}>Try again</Button>
            <a href={to}>See all about it</a>
          </>
        )}
        {typeof asked === 'object' && <Choice {...asked} />}
      </QuickAddRoot>
    </Dialog>
  );
}

function Choice({ product, colour, image, promoted, chosen }: QuickAddView) {
  const { href, market } = usePageFacts();
  const [choice, setChoice] = useState(chosen);
  const price = priceText(variantChosen(product, choice)?.price ?? product.price, market);
  return (
    <>
      <div data-part="product">
        <Picture src={image} alt="" widths={[200, 400]} sizes="96px" ratio="4 / 5" priority />
        <div>
          <h3>{product.name}</h3>
          <span>{colour}</span>
          {!product.isPriceHidden && <Price now={price.now} was={price.was ?? undefined} />}
          {promoted && <p data-part="promoted">{promoted}</p>}
          <a href={href(productPath(product, colour))}>See all about it</a>
        </div>
      </div>
      <AddToBagForm product={product} colour={colour} choice={choice} onChoose={setChoice} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden>The sizes are on their way.</VisuallyHidden>
      <Skeleton ratio="3 / 1" />
      <Skeleton lines={3} />
    </>
  );
}
