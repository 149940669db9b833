import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { CheckoutIdentityRoot } from './CheckoutIdentity.styles.ts';

interface CheckoutIdentityPageProps {
  readonly email: string;
  /** What is wrong with the e-mail, or with sending it. */
  readonly error: string | undefined;
  /** The form's last answer; a new one moves the focus. */
  readonly answer: unknown;
  /** Another way to pay, beside the form. */
  readonly children?: ReactNode;
}

/** Guests say who they are before checkout: the e-mail comes first (commerce §2 checkout identity). */
export function CheckoutIdentityPage({ email, error, answer, children }: CheckoutIdentityPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  return (
    <CheckoutIdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>Checkout as a guest</h1>
      <p>We will send your order confirmation here. No account needed.</p>
      <Form method="post" action={href('/checkout-identity')} noValidate>
        <EmailField name="email" defaultValue={email} error={error} />
        <Button type="submit" fullWidth size="large" loading={busy}>
          Continue as a guest
        </Button>
      </Form>
      {children}
      <p>
        Have an account? <a href={href('/login?next=/checkout-identity')}>Log in</a>
      </p>
    </CheckoutIdentityRoot>
  );
}
