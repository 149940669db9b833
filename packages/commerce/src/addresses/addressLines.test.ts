import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryCountries } from '../checkout/deliveryCountries.ts';
import { addressLines, placeLines } from './addressLines.ts';

const at = (country: string, city: string, county: string, postCode: string) => ({
  addressLine1: '1 Lane End',
  addressLine2: '',
  city,
  county,
  postCode,
  country,
});

test.each([
  ['US', 'Burlington', 'VT', '05401', ['Burlington, VT 05401', 'United States']],
  ['US', 'Portland', 'Oregon', '97209', ['Portland, OR 97209', 'United States']],
  ['CA', 'Ottawa', 'ON', 'K1A 0B1', ['Ottawa, ON K1A 0B1', 'Canada']],
  ['AU', 'Melbourne', 'VIC', '3000', ['Melbourne VIC 3000', 'Australia']],
  ['NZ', 'Wellington', '', '6011', ['Wellington 6011', 'New Zealand']],
  ['GB', 'Ludlow', 'Shropshire', 'SY8 1AA', ['Ludlow', 'Shropshire', 'SY8 1AA', 'United Kingdom']],
  ['IE', 'Sligo', '', 'F91 X2R3', ['Sligo', 'F91 X2R3', 'Ireland']],
  ['DE', 'Berlin', '', '10999', ['10999 Berlin', 'Germany']],
  ['ES', 'Sagunto', 'Valencia', '46500', ['46500 Sagunto', 'Valencia', 'Spain']],
  ['IT', 'Tivoli', 'RM', '00019', ['00019 Tivoli RM', 'Italy']],
  ['LV', 'Riga', '', 'LV-1010', ['Riga, LV-1010', 'Latvia']],
  ['MT', 'Valletta', '', 'VLT 1117', ['Valletta VLT 1117', 'Malta']],
])('an address in %s is written as its post writes it', (country, city, county, postCode, below) => {
  expect(addressLines(at(country, city, county, postCode))).toEqual(['1 Lane End', ...below]);
});

test('nothing stands for what was left blank', () => {
  expect(placeLines(at('US', 'Burlington', '', '05401'))).toEqual(['1 Lane End', 'Burlington 05401']);
  expect(placeLines(at('US', '', 'VT', '05401'))).toEqual(['1 Lane End', 'VT 05401']);
  expect(placeLines({ ...at('DE', ' ', '', ''), addressLine2: 'Flat 2' })).toEqual(['1 Lane End', 'Flat 2']);
});

test('in every country each part that was typed stands once, and no mark of the form is left', () => {
  const country = fc.constantFrom(...new Set(Object.values(deliveryCountries).flat()), 'XX');
  const part = fc.stringMatching(/^X[a-z]{3,9}$/);
  fc.assert(
    fc.property(
      country,
      fc.uniqueArray(part, { minLength: 3, maxLength: 3 }),
      (code, [city = '', county = '', postCode = '']) => {
        const written = placeLines(at(code, city, county, postCode)).join('\n');
        for (const typed of [city, county, postCode])
          expect(written.match(new RegExp(`\\b${typed}\\b`, 'g'))).toHaveLength(1);
        expect(written).not.toMatch(/[{}]/);
      },
    ),
  );
});
