import { fieldNames, fieldValue } from '@tailorbird/commerce/customer/formFields';
import type { Customer } from '@tailorbird/commerce/model/customer';
import { AccountForm } from './AccountForm.tsx';
import type { AccountAnswer } from './accountAnswer.ts';
import { fieldsOf } from './fieldsOf.ts';
import { PersonFields } from './PersonFields.tsx';

interface MyProfileProps {
  readonly customer: Customer;
  readonly answer: AccountAnswer | undefined;
}

/** Title, name, phone and date of birth. */
export function MyProfile({ customer, answer }: MyProfileProps) {
  const { firstName, lastName, phone, formFields } = customer;
  const saved = {
    firstName,
    lastName,
    phone,
    title: fieldValue(formFields, fieldNames.title),
    dateOfBirth: fieldValue(formFields, fieldNames.dateOfBirth),
  };
  return (
    <AccountForm intent="profile" submit="Save my profile">
      <div data-part="fields">
        <PersonFields field={fieldsOf(answer, saved)} />
      </div>
    </AccountForm>
  );
}
