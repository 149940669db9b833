import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import type { fieldsOf } from './fieldsOf.ts';
import { titles } from './titles.ts';

/** Who somebody is: title, name, phone and date of birth. */
export function PersonFields({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return (
    <>
      <SelectField
        label="Title"
        required
        placeholder="Please choose"
        autoComplete="honorific-prefix"
        {...field('title')}
        options={titles.map((title) => ({ value: title, label: title }))}
      />
      <NameFields field={field} />
      <PhoneField field={field} />
      <TextField label="Date of birth" optional type="date" autoComplete="bday" {...field('dateOfBirth')} />
    </>
  );
}

/** What somebody is called. */
export function NameFields({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return (
    <>
      <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
    </>
  );
}

/** The phone a courier calls. */
export function PhoneField({ field }: { field: ReturnType<typeof fieldsOf> }) {
  return <TextField label="Phone number" required type="tel" autoComplete="tel" {...field('phone')} />;
}
