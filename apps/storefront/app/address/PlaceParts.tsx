import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { noState, stateChoice, statesOf } from '@tailorbird/commerce/addresses/states';
import { countryName, deliveryCountries } from '@tailorbird/commerce/checkout/deliveryCountries';
import { placeWords } from '@tailorbird/commerce/checkout/placeWords';
import { type Market, markets } from '@tailorbird/commerce/market';
import { CheckboxField } from '@tailorbird/ui/CheckboxField';
import { SelectField } from '@tailorbird/ui/SelectField';
import { TextField } from '@tailorbird/ui/TextField';
import { asTyped } from './asTyped.ts';

/** What a form knows of one of its fields. */
interface FormField {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly error?: string | undefined;
}

interface PlacePartsProps {
  readonly field: (name: string) => FormField;
  /** What the browser's address book calls the address: `shipping`, `billing`. */
  readonly section?: 'shipping' | 'billing';
}

/** Where somebody lives, in the market's own words, with the browser's address book behind the fields. */
export function PlaceParts({ field, section }: PlacePartsProps) {
  const { market } = usePageFacts();
  const words = placeWords[market];
  const auto = (what: string) => (section ? `${section} ${what}` : what);
  const country = field('country');
  return (
    <>
      <TextField
        label={words.street}
        required
        autoComplete={auto('address-line1')}
        {...field('addressLine1')}
      />
      <TextField
        label={words.flat}
        optional
        autoComplete={auto('address-line2')}
        {...field('addressLine2')}
      />
      <TextField label={words.city} required autoComplete={auto('address-level2')} {...field('city')} />
      {market === 'us' ? (
        <SelectField
          label={words.county}
          required
          placeholder="Please choose"
          autoComplete={auto('address-level1')}
          {...field('county')}
          {...statesIn(field('county').defaultValue, country.defaultValue)}
        />
      ) : (
        <TextField label={words.county} optional autoComplete={auto('address-level1')} {...field('county')} />
      )}
      <TextField
        label={words.postCode}
        required
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete={auto('postal-code')}
        {...field('postCode')}
      />
      <SelectField
        label="Country"
        required
        autoComplete={auto('country')}
        {...country}
        defaultValue={country.defaultValue || markets[market].homeCountry}
        options={countriesIn(market, country.defaultValue)}
      />
    </>
  );
}

/** Asks whoever typed what looks wrong whether it is right; shown once something does. */
export function AsTypedField({ field }: Pick<PlacePartsProps, 'field'>) {
  const { name, defaultValue, error } = field(asTyped);
  if (!error && defaultValue !== 'on') return null;
  return (
    <CheckboxField
      name={name}
      label="It is right: use it as I typed it"
      defaultChecked={defaultValue === 'on'}
      hint={error}
    />
  );
}

/** The states of the market's countries, the one that was chosen, and one that was saved and is none of them. */
function statesIn(saved = '', country = '') {
  const known = Object.entries(statesOf).flatMap(([of, states], at) =>
    states.map(({ code, name }) => ({
      value: stateChoice(of, code),
      label: at === 0 ? name : `${name} (${countryName(of)})`,
    })),
  );
  const elsewhere = { value: noState, label: 'My country has no states' };
  const isElsewhere = saved === '' && country !== '' && statesOf[country] === undefined;
  const asChosen = [saved, stateChoice(country, saved)].find((one) =>
    known.some(({ value }) => value === one),
  );
  const chosen = asChosen ?? (isElsewhere ? noState : saved);
  const isOther = chosen !== '' && chosen !== noState && asChosen === undefined;
  return {
    defaultValue: chosen,
    options: [...(isOther ? [{ value: saved, label: saved }] : []), ...known, elsewhere],
  };
}

function countriesIn(market: Market, saved: string | undefined) {
  const offered = deliveryCountries[market];
  const codes = saved && !offered.includes(saved) ? [saved, ...offered] : offered;
  return codes.map((code) => ({ value: code, label: countryName(code) }));
}
