import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { countryName, deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import { markets } from '@tailorbird/commerce/market';
import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import type { fieldsOf } from './fieldsOf.ts';

const words = {
  uk: { county: 'County', postCode: 'Postcode' },
  eu: { county: 'County or region', postCode: 'Postcode or Eircode' },
  us: { county: 'State or province', postCode: 'ZIP or postal code' },
} as const;

/** Where somebody lives, in the market's own words; entered by hand, with the browser's address book behind it. */
export function PlaceFields({ field }: { field: ReturnType<typeof fieldsOf> }) {
  const { market } = usePageFacts();
  const country = field('country');
  const offered = deliveryCountries[market];
  const countries =
    country.defaultValue && !offered.includes(country.defaultValue)
      ? [country.defaultValue, ...offered]
      : offered;
  return (
    <>
      <TextField
        label="House number and street"
        required
        autoComplete="address-line1"
        {...field('addressLine1')}
      />
      <TextField label="Flat or building" optional autoComplete="address-line2" {...field('addressLine2')} />
      <TextField label="Town or city" required autoComplete="address-level2" {...field('city')} />
      <TextField
        label={words[market].county}
        optional={market !== 'us'}
        autoComplete="address-level1"
        {...field('county')}
      />
      <TextField label={words[market].postCode} required autoComplete="postal-code" {...field('postCode')} />
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
