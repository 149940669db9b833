import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { Button } from '@tailorbird/ui/Button';
import { AccountForm } from './AccountForm.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { PasswordField } from './PasswordField.tsx';

/** Everything we keep, to download; and the end of the account. */
export function YourData({ answer }: { answer: AccountAnswer | undefined }) {
  const { href } = usePageFacts();
  return (
    <>
      <section data-part="section" aria-labelledby="download-title">
        <h2 id="download-title">Download your data</h2>
        <p>Everything we keep about you, in one file that people and programs can read (JSON).</p>
        <div data-part="actions">
          <Button href={href('/my-account-data')} variant="secondary" download="tailorbird-data.json">
            Download my data
          </Button>
        </div>
      </section>
      <section data-part="section" aria-labelledby="delete-title">
        <h2 id="delete-title">Delete your account</h2>
        <p>
          Your profile, addresses, bag and wishlists are deleted at once, and cannot be brought back. Your
          orders stay, without your account: the books need them.
        </p>
        <AccountForm intent="delete-account" submit="Delete my account">
          <div data-part="fields" data-narrow="">
            <PasswordField
              label="Current password"
              name="currentPassword"
              kind="current"
              error={answer?.errors['currentPassword']}
            />
          </div>
        </AccountForm>
      </section>
    </>
  );
}
