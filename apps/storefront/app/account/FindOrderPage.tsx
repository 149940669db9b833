import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import type { TrackedOrder } from '@tailorbird/commerce/model/orderHistory';
import { Button } from '@tailorbird/ui/Button';
import { TextField } from '@tailorbird/ui/TextField';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { IdentityRoot } from './Identity.styles.ts';
import { type OrderAnswer, OrderPage } from './OrderPage.tsx';

interface FindOrderPageProps {
  readonly answer: AccountAnswer | undefined;
  readonly found: FoundOrder | undefined;
  /** The number a link named. */
  readonly orderId?: string;
}

/** An order that was found, and what one of its forms was answered. */
export interface FoundOrder {
  readonly order: TrackedOrder;
  readonly submission: string;
  readonly posted: OrderAnswer | undefined;
}

/** An order without an account: by its number and the e-mail it was placed with. */
export function FindOrderPage({ answer, found, orderId = '' }: FindOrderPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  const field = fieldsOf(answer, { orderId });
  if (found)
    return (
      <IdentityRoot id="main" tabIndex={-1} data-wide="">
        <h1>{`Order ${found.order.id}`}</h1>
        <OrderPage {...found} action={href('/find-order')} isGuests />
        <p data-part="ways">
          <a href={href('/find-order')}>Find another order</a>
        </p>
      </IdentityRoot>
    );
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>Find an order</h1>
      <p>Both are in the email that confirmed it.</p>
      <FormMessage text={answer?.message} />
      <Form method="post" action={href('/find-order')} noValidate>
        <TextField label="Order number" inputMode="numeric" required maxLength={15} {...field('orderId')} />
        <EmailField {...field('email')} />
        <Button type="submit" fullWidth size="large" loading={busy}>
          Find my order
        </Button>
      </Form>
      <p data-part="ways">
        <a href={href('/login')}>Log in to see all your orders</a>
      </p>
    </IdentityRoot>
  );
}
