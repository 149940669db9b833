import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { Disclosure } from '@tailorbird/ui/Disclosure';
import { useEffect } from 'react';
import { FormMessage } from '../form/FormMessage.tsx';
import { useStayingForm } from '../form/useStayingForm.ts';
import { PrintReceipt } from '../order/PrintReceipt.tsx';
import { type AgainAnswer, isAgainAnswer } from './againAnswer.ts';
import { GuestsOrder } from './GuestsOrder.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderPageRoot } from './OrderPage.styles.ts';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderView } from './OrderView.tsx';
import { ReturnFields } from './ReturnFields.tsx';
import { type ReturnAnswer, returnIdField } from './returnAnswer.ts';

/** What one of the forms of an order was answered. */
export type OrderAnswer = ReturnAnswer | AgainAnswer;

interface OrderPageProps {
  readonly order: TrackedOrder;
  /** Where its forms are posted to. */
  readonly action: string;
  /** Names the next sending of one. */
  readonly submission: string;
  /** Whose order it is has to be said anew. */
  readonly isGuests?: boolean;
  /** What a form was answered that was posted without scripts. */
  readonly posted: OrderAnswer | undefined;
}

/** An order, what comes back of it, and the forms to ask for that, to call it off, or to order the same again. */
export function OrderPage({ order: loaded, action, submission, isGuests, posted }: OrderPageProps) {
  const again = posted && isAgainAnswer(posted) ? posted : undefined;
  const returned = posted && !isAgainAnswer(posted) ? posted : undefined;
  const { Form, answer, busy, root } = useStayingForm<ReturnAnswer>(returned, `return-${loaded.id}`);
  const order = answer?.order ?? loaded;
  const sending = answer?.submission ?? submission;
  const isWrong = answer !== undefined && !answer.isDone && !(returnIdField in answer.values);
  const isDone = answer?.isDone === true;
  // The external system is the focus, which a button had that may be gone.
  useEffect(() => {
    if (isDone) root.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [answer, isDone, root]);
  return (
    <OrderPageRoot ref={root}>
      {isDone && <FormMessage done text={doneText(answer, order)} />}
      <OrderView order={order} />
      <OrderAgain order={order} action={action} submission={submission} isGuests={isGuests} posted={again} />
      <PrintReceipt />
      {order.returns.length > 0 && (
        <OrderReturns order={order} forms={{ Form, answer, busy, action, isGuests }} />
      )}
      {order.returnable && (
        <Disclosure id="return" title="Return something" headingLevel={2} defaultOpen={isWrong}>
          <Form key={sending} method="post" action={action} noValidate>
            <FormMessage text={isWrong ? answer.message : null} />
            <input type="hidden" name="intent" value="return" />
            <input type="hidden" name="submission" value={sending} />
            {isGuests && <GuestsOrder order={order} />}
            <ReturnFields order={order} returnable={order.returnable} answer={answer} busy={busy} />
          </Form>
        </Disclosure>
      )}
    </OrderPageRoot>
  );
}

function doneText({ cancelled }: ReturnAnswer, { email }: TrackedOrder): string {
  return cancelled === undefined
    ? `We have your return, and have written to ${email} how to send it back.`
    : `Return ${cancelled} is cancelled. Keep what was in it; nothing is given back.`;
}
