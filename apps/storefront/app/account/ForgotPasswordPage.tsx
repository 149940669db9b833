import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { IdentityRoot } from './Identity.styles.ts';

interface ForgotPasswordPageProps {
  readonly answer: AccountAnswer | undefined;
  /** Whether the e-mail has been asked for. */
  readonly sent: boolean;
  readonly next: string;
}

/** Asks for the reset e-mail. The answer is the same whether there is an account or not. */
export function ForgotPasswordPage({ answer, sent, next }: ForgotPasswordPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  const goesOn = answer?.values['next'] ?? next;
  const query = goesOn && `?${new URLSearchParams({ next: goesOn })}`;
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>Forgot your password?</h1>
      {sent && !answer ? (
        <>
          <FormMessage
            done
            text="If there is an account with that address, we have sent a link that sets a new password. It works for an hour."
          />
          <p>{messages.resetMailDelay}</p>
        </>
      ) : (
        <p>Tell us the email address of your account, and we will send a link that sets a new one.</p>
      )}
      <FormMessage text={answer?.message} />
      <Form method="post" action={href('/forgot-password')} noValidate>
        <input type="hidden" name="next" value={goesOn} />
        <EmailField autoComplete="username" {...fieldsOf(answer)('email')} />
        <Button type="submit" fullWidth size="large" variant={sent ? 'secondary' : 'primary'} loading={busy}>
          {sent ? 'Send it again' : 'Send the link'}
        </Button>
      </Form>
      <p data-part="ways">
        <a href={href(`/login${query}`)}>Back to log in</a>
      </p>
    </IdentityRoot>
  );
}
