import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { Disclosure } from '@tailorbird/ui/Disclosure';
import { FormMessage } from '../form/FormMessage.tsx';
import { useStayingForm } from '../form/useStayingForm.ts';
import { OrderPageRoot } from './OrderPage.styles.ts';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderView } from './OrderView.tsx';
import { ReturnFields } from './ReturnFields.tsx';
import type { ReturnAnswer } from './returnAnswer.ts';

interface OrderPageProps {
  readonly order: TrackedOrder;
  /** Where the form of a return is posted to. */
  readonly action: string;
  /** Names the next sending of it. */
  readonly submission: string;
  /** Whose order it is has to be said anew. */
  readonly isGuests?: boolean;
  /** What the form was answered when it was posted without scripts. */
  readonly posted: ReturnAnswer | undefined;
}

/** An order, what comes back of it, and the form to ask for that. */
export function OrderPage({ order: loaded, action, submission, isGuests, posted }: OrderPageProps) {
  const { Form, answer, busy, root } = useStayingForm<ReturnAnswer>(posted, `return-${loaded.id}`);
  const order = answer?.order ?? loaded;
  const sending = answer?.submission ?? submission;
  const isWrong = answer !== undefined && !answer.isDone;
  return (
    <OrderPageRoot ref={root}>
      {answer?.isDone && (
        <FormMessage
          done
          text={`We have your return, and have written to ${order.email} how to send it back.`}
        />
      )}
      <OrderView order={order} />
      {order.returns.length > 0 && <OrderReturns order={order} />}
      {order.returnable && (
        <Disclosure id="return" title="Return something" headingLevel={2} defaultOpen={isWrong}>
          <Form key={sending} method="post" action={action} noValidate>
            <FormMessage text={answer?.message} />
            <input type="hidden" name="intent" value="return" />
            <input type="hidden" name="submission" value={sending} />
            {isGuests && (
              <>
                <input type="hidden" name="orderId" value={order.id} />
                <input type="hidden" name="email" value={order.email} />
              </>
            )}
            <ReturnFields order={order} returnable={order.returnable} answer={answer} busy={busy} />
          </Form>
        </Disclosure>
      )}
    </OrderPageRoot>
  );
}
