import { CheckboxField } from '@tailorbird/ui/CheckboxField';

/** What we may send: nothing that is not ticked (commerce §3 Preference Email, Preference Post). */
export function PreferenceFields({ email, post }: { email: boolean; post: boolean }) {
  return (
    <>
      <CheckboxField
        name="preferenceEmail"
        label="E-mail me news, offers and new arrivals"
        defaultChecked={email}
      />
      <CheckboxField name="preferencePost" label="Send me catalogues by post" defaultChecked={post} />
    </>
  );
}
