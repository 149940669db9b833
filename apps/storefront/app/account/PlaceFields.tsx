import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { countryName, deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import { markets } from '@tailorbird/commerce/market';
import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import { AddressFinder } from '../address/AddressFinder.tsx';
import type { FoundPlaces } from '../address/foundPlaces.ts';
import type { fieldsOf } from './fieldsOf.ts';

interface PlaceFieldsProps {
  readonly field: ReturnType<typeof fieldsOf>;
  /** What the address finder found without scripts. */
  readonly found: FoundPlaces | undefined;
}

/** Where somebody lives, in the market's own words; found by a part of it or entered by hand. */
export function PlaceFields({ field, found }: PlaceFieldsProps) {
  const { market } = usePageFacts();
  const words = placeWords[market];
  const country = field('country');
  const offered = deliveryCountries[market];
  const countries =
    country.defaultValue && !offered.includes(country.defaultValue)
      ? [country.defaultValue, ...offered]
      : offered;
  return (
    <>
      <AddressFinder sent={(name) => field(name).defaultValue} found={found} />
      <TextField
        label="House number and street"
        required
        autoComplete="address-line1"
        {...field('addressLine1')}
      />
      <TextField label="Flat or building" optional autoComplete="address-line2" {...field('addressLine2')} />
      <TextField label="Town or city" required autoComplete="address-level2" {...field('city')} />
      <TextField
        label={words.county}
        optional={market !== 'us'}
        required={market === 'us'}
        autoComplete="address-level1"
        {...field('county')}
      />
      <TextField label={words.postCode} required autoComplete="postal-code" {...field('postCode')} />
      <SelectField
        label="Country"
        required
        autoComplete="country"
        {...country}
        defaultValue={country.defaultValue || markets[market].homeCountry}
        options={countries.map((code) => ({ value: code, label: countryName(code) }))}
      />
    </>
  );
}
