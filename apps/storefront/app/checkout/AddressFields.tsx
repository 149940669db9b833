import { TextField } from '@tailorbird/ui/TextField';
import { AddressFinder } from '../address/AddressFinder.tsx';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import { AsTypedField, PlaceParts } from '../address/PlaceParts.tsx';
import type { FieldErrors, FieldValues } from '../form/formFields.ts';

interface AddressFieldsProps {
  readonly prefix: 'shipping' | 'billing';
  readonly title: string;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** What the address finder found without scripts. */
  readonly found: FoundPlaces | undefined;
  readonly findsAddresses: boolean;
}

/** What a phone number is asked for. */
const phoneHints = {
  shipping: 'Only for the courier, if they cannot find you.',
  billing: 'Only for a question about your order.',
};

/** The fields of one address in the market's own words, with the browser's address book behind them. */
export function AddressFields({ prefix, title, values, errors, ...finder }: AddressFieldsProps) {
  const plain = (name: string) => ({
    name: `${prefix}.${name}`,
    defaultValue: values[`${prefix}.${name}`],
    error: errors[`${prefix}.${name}`],
  });
  const field = (name: string, autoComplete: string) => ({
    ...plain(name),
    autoComplete: `${prefix} ${autoComplete}`,
  });
  return (
    <fieldset data-part="address">
      <legend>{title}</legend>
      <TextField label="First name" required {...field('firstName', 'given-name')} />
      <TextField label="Last name" required {...field('lastName', 'family-name')} />
      {finder.findsAddresses && (
        <AddressFinder prefix={`${prefix}.`} sent={(name) => values[name]} found={finder.found} />
      )}
      <PlaceParts field={plain} section={prefix} />
      <TextField
        label="Phone number"
        type="tel"
        required
        hint={phoneHints[prefix]}
        {...field('phone', 'tel')}
      />
      <AsTypedField field={plain} />
    </fieldset>
  );
}
