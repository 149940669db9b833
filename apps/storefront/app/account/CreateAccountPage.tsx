import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { messages } from '@tailorbird/commerce/messages';
import { Button } from '@tailorbird/ui/Button';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { Form, useNavigation } from 'react-router';
import { EmailField } from '../form/EmailField.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { useFirstInvalidFocus } from '../form/useStayingForm.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf, isTicked } from './fieldsOf.ts';
import { IdentityRoot } from './Identity.styles.ts';
import { PasswordField } from './PasswordField.tsx';
import { NameFields } from './PersonFields.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';

interface CreateAccountPageProps {
  readonly answer: AccountAnswer | undefined;
  readonly next: string;
}

/** Registers by four answers, and asks what we may send; all else is asked for where it is needed (decision 67). */
export function CreateAccountPage({ answer, next }: CreateAccountPageProps) {
  const { href } = usePageFacts();
  const busy = useNavigation().state !== 'idle';
  const main = useFirstInvalidFocus(answer);
  const field = fieldsOf(answer);
  const goesOn = answer?.values['next'] ?? next;
  const query = goesOn && `?${new URLSearchParams({ next: goesOn })}`;
  return (
    <IdentityRoot id="main" tabIndex={-1} ref={main}>
      <h1>Create an account</h1>
      <p data-part="ways">
        <a href={href(`/login${query}`)}>I have an account already</a>
        {answer?.message === messages.accountExists && (
          <a href={href(`/forgot-password${query}`)}>Reset my password</a>
        )}
      </p>
      <FormMessage text={answer?.message} />
      <Form method="post" action={href('/create-account')} noValidate>
        <input type="hidden" name="next" value={goesOn} />
        <NameFields field={field} />
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField label="Password" name="password" kind="new" error={answer?.errors['password']} />
        <fieldset data-narrow="">
          <legend>May we write to you?</legend>
          <PreferenceFields
            email={isTicked(answer, 'preferenceEmail', false)}
            post={isTicked(answer, 'preferencePost', false)}
          />
          <CheckboxField
            name="reviewEmails"
            label="Ask me for a review, and remind me of a bag I left"
            defaultChecked={isTicked(answer, 'reviewEmails', false)}
          />
        </fieldset>
        <Button type="submit" fullWidth size="large" loading={busy}>
          Create my account
        </Button>
      </Form>
    </IdentityRoot>
  );
}
