import { postCodeExample, readPostCode } from '@tailorbird/commerce/addresses/postCode';
import { isStateOf, stateCode } from '@tailorbird/commerce/addresses/states';
import { countryName } from '@tailorbird/commerce/checkout/deliveryCountries';
import { type Market, markets } from '@tailorbird/commerce/market';
import type { Address } from '@tailorbird/commerce/model/address';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FieldErrors } from '../form/formFields.ts';

/**
 * An address in its country's own writing, and what looks wrong about it. Numbers and codes that we take for wrong may be
 * right: whoever was asked once may have the address used as it is. Runs on the server alone, for the weight of its rules.
 */
export function lookedAt<Part extends Pick<Address, 'county' | 'postCode' | 'country' | 'phone'>>(
  entered: Part,
  market: Market,
): { readonly address: Part; readonly doubts: FieldErrors } {
  const { country } = entered;
  const postCode = readPostCode(country, entered.postCode);
  const county = stateCode(country, entered.county);
  const phone = readPhone(entered.phone, [country, markets[market].homeCountry]);
  const doubts = {
    ...(postCode === undefined && {
      postCode: `This is not how ${inCountry(country)} writes it: ${postCodeExample(country)}, for example.`,
    }),
    ...(phone === undefined && { phone: 'This does not look like a whole phone number.' }),
    ...(!isStateOf(country, county) && {
      county: `Please choose a state or province of ${inCountry(country)}.`,
    }),
  };
  return {
    address: {
      ...entered,
      county,
      postCode: postCode ?? entered.postCode,
      phone: phone ?? entered.phone,
    },
    doubts,
  };
}

/**
 * A phone number as it was typed, where it can be one of these countries or has its own `+`.
 * @returns Undefined for what can be none.
 */
function readPhone(typed: string, countries: readonly string[]): string | undefined {
  const known = countries.filter((code): code is CountryCode => isSupportedCountry(code));
  const isPhone = known.some((country) => parsePhoneNumberFromString(typed, country)?.isPossible());
  return isPhone ? typed.trim() : undefined;
}

const inCountry = (country: string) =>
  ['US', 'GB', 'NL'].includes(country) ? `the ${countryName(country)}` : countryName(country);
