import { consentWords } from '@tailorbird/commerce/customer/consentWords';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';

/** What we may send: nothing that is not ticked (commerce §3 Preference Email, Preference Post). */
export function PreferenceFields({ email, post }: { email: boolean; post: boolean }) {
  return (
    <>
      <CheckboxField
        name="preferenceEmail"
        label={consentWords.preferences.marketing_email}
        defaultChecked={email}
      />
      <CheckboxField
        name="preferencePost"
        label={consentWords.preferences.marketing_post}
        defaultChecked={post}
      />
    </>
  );
}
