import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { countryName, deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import { markets } from '@tailorbird/commerce/market';
import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import { AddressFinder } from '../address/AddressFinder.tsx';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import type { FieldErrors, FieldValues } from '../form/formFields.ts';

interface AddressFieldsProps {
  readonly prefix: 'shipping' | 'billing';
  readonly title: string;
  readonly values: FieldValues;
  readonly errors: FieldErrors;
  /** What the address finder found without scripts. */
  readonly found: FoundPlaces | undefined;
}

/** The fields of one address in the market's own words, with the browser's address book behind them. */
export function AddressFields({ prefix, title, values, errors, found }: AddressFieldsProps) {
  const { market } = usePageFacts();
  const words = placeWords[market];
  const field = (name: string, autoComplete: string) => ({
    name: `${prefix}.${name}`,
    autoComplete: `${prefix} ${autoComplete}`,
    defaultValue: values[`${prefix}.${name}`],
    error: errors[`${prefix}.${name}`],
  });
  return (
    <fieldset data-part="address">
      <legend>{title}</legend>
      <TextField label="First name" required {...field('firstName', 'given-name')} />
      <TextField label="Last name" required {...field('lastName', 'family-name')} />
      <AddressFinder prefix={`${prefix}.`} sent={(name) => values[name]} found={found} />
      <TextField label="House number and street" required {...field('addressLine1', 'address-line1')} />
      <TextField label="Flat or building" optional {...field('addressLine2', 'address-line2')} />
      <TextField label="Town or city" required {...field('city', 'address-level2')} />
      <TextField
        label={words.county}
        optional={market !== 'us'}
        required={market === 'us'}
        {...field('county', 'address-level1')}
      />
      <TextField label={words.postCode} required {...field('postCode', 'postal-code')} />
      <SelectField
        label="Country"
        required
        {...field('country', 'country')}
        defaultValue={values[`${prefix}.country`] || markets[market].homeCountry}
        options={deliveryCountries[market].map((code) => ({ value: code, label: countryName(code) }))}
      />
      <TextField
        label="Phone number"
        type="tel"
        required
        hint="Only for the courier, if they cannot find you."
        {...field('phone', 'tel')}
      />
    </fieldset>
  );
}
