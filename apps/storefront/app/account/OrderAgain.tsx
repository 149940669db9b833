import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { itemEvent } from '@tailorbird/commerce/analytics/itemEvent';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { markets } from '@tailorbird/commerce/market';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { Button } from '@tailorbird/ui/Button';
import { useReady } from '@tailorbird/ui/useReady';
import { useEffect } from 'react';
import { useBag } from '../bag/bagStore.ts';
import { report } from '../data-layer/report.ts';
import { FormMessage } from '../form/FormMessage.tsx';
import { useStayingForm } from '../form/useStayingForm.ts';
import type { AgainAnswer } from './againAnswer.ts';
import { GuestsOrder } from './GuestsOrder.tsx';
import { OrderAgainRoot } from './OrderAgain.styles.ts';

interface OrderAgainProps {
  readonly order: TrackedOrder;
  /** Where the form is posted to. */
  readonly action: string;
  /** Marks this sending where scripts run: the same again changes nothing. */
  readonly submission: string;
  /** Whose order it is has to be said anew. */
  readonly isGuests?: boolean | undefined;
  /** What the form was answered when it was posted without scripts. */
  readonly posted: AgainAnswer | undefined;
}

/** Puts what was ordered into the bag again. An order of gift cards alone has nothing that could. */
export function OrderAgain({ order, action, submission, isGuests, posted }: OrderAgainProps) {
  const { href, market } = usePageFacts();
  const ready = useReady();
  const { Form, answer, busy, root } = useStayingForm<AgainAnswer>(posted, `again-${order.id}`);
  // The external systems are the bag's button, the data layer and the focus, which the button that is gone had.
  useEffect(() => {
    if (!answer?.isDone) return;
    useBag.setState({ count: answer.count });
    report(itemEvent('add_to_cart', markets[market].currency, [...answer.items]));
    root.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [answer, market, root]);
  if (order.lines.every(({ sku }) => isGiftCard(sku))) return null;
  return (
    <OrderAgainRoot ref={root}>
      <FormMessage done={answer?.isDone ?? false} text={answer?.message} />
      {answer?.isDone ? (
        <Button href={href('/bag')} variant="secondary">
          View your bag
        </Button>
      ) : (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="again" />
          {ready && <input type="hidden" name="mark" value={submission} />}
          {isGuests && <GuestsOrder order={order} />}
          <Button type="submit" variant="secondary" loading={busy}>
            Order again
          </Button>
        </Form>
      )}
    </OrderAgainRoot>
  );
}
