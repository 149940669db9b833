import { fieldNames, fieldValue, isPreferred } from '@tailorbird/commerce/customer/formFields';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { AccountForm } from './AccountForm.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';

/** What we may send, and where it can be taken back. */
export function Preferences({ customer: { formFields } }: { customer: Customer }) {
  const isYes = (name: string) => isPreferred(fieldValue(formFields, name));
  return (
    <AccountForm intent="preferences" submit="Save my preferences">
      <p>We write about your orders in any case. Everything else is up to you, and can be changed here.</p>
      <PreferenceFields email={isYes(fieldNames.preferenceEmail)} post={isYes(fieldNames.preferencePost)} />
    </AccountForm>
  );
}
