import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Form, useNavigation } from 'react-router';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import { AccountOfferRoot } from './AccountOffer.styles.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { PasswordField } from './PasswordField.tsx';

interface AccountOfferProps {
  readonly email: string;
  /** The page it stands on, which takes what it posts. */
  readonly action: string;
  readonly answer: AccountAnswer | undefined;
}

/** Offered to a guest whose order is placed: an account with it, for one password. */
export function AccountOffer({ email, action, answer }: AccountOfferProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const root = useFirstInvalidFocus<HTMLElement>(answer);
  return (
    <AccountOfferRoot ref={root} aria-labelledby="account-offer">
      <h2 id="account-offer">Keep this order in an account</h2>
      <p>
        One password, and you can follow it, send things back and find your address again. You log in as{' '}
        <b>{email}</b>.
      </p>
      <FormMessage text={answer?.message} />
      {answer?.message === messages.accountExists && (
        <p>
          <a href={href('/forgot-password')}>Reset my password</a>
        </p>
      )}
      <Form method="post" action={action} noValidate>
        <input type="hidden" autoComplete="username" name="username" value={email} readOnly />
        <PasswordField label="Password" name="password" kind="new" error={answer?.errors['password']} />
        <Button type="submit" variant="secondary" size="large" loading={busy}>
          Create my account
        </Button>
      </Form>
    </AccountOfferRoot>
  );
}
