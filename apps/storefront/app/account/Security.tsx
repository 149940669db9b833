import type { Customer } from '@tailorbird/commerce/model/customer';
import { EmailField } from '../form/EmailField.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { PasswordField } from './PasswordField.tsx';

interface SecurityProps {
  readonly customer: Customer;
  readonly answer: AccountAnswer | undefined;
}

/** What one logs in with. Both changes ask for the current password; a new
 * address is confirmed by the link mailed there. */
export function Security({ customer, answer }: SecurityProps) {
  const isAboutPassword = answer?.values['email'] === undefined;
  const ofPassword = isAboutPassword ? answer?.errors : undefined;
  const ofEmail = isAboutPassword ? undefined : answer?.errors;
  return (
    <>
      <section data-part="section" aria-labelledby="password-title">
        <h2 id="password-title">Change your password</h2>
        <AccountForm intent="password" submit="Change my password">
          <div data-part="fields" data-narrow="">
            <PasswordField
              label="Current password"
              name="currentPassword"
              kind="current"
              error={ofPassword?.['currentPassword']}
            />
            <PasswordField
              label="New password"
              name="newPassword"
              kind="new"
              error={ofPassword?.['newPassword']}
            />
          </div>
        </AccountForm>
      </section>
      <section data-part="section" aria-labelledby="email-title">
        <h2 id="email-title">Change your email address</h2>
        <p>We send a link to the new address. Until you open it, nothing changes.</p>
        <AccountForm intent="email" submit="Change my email address">
          <div data-part="fields" data-narrow="">
            <EmailField {...fieldsOf(answer, { email: customer.email })('email')} />
            <PasswordField
              label="Current password"
              name="currentPassword"
              kind="current"
              error={ofEmail?.['currentPassword']}
            />
          </div>
        </AccountForm>
      </section>
    </>
  );
}
