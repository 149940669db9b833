import { expect, test } from 'vitest';
import { deliveryCountries } from '../checkout/deliveryCountries.ts';
import { postCodeExample, readPostCode } from './postCode.ts';
import { isStateOf, stateCode } from './states.ts';

test.each([
  ['GB', 'sy81aa', 'SY8 1AA'],
  ['GB', 'sw1a 1aa', 'SW1A 1AA'],
  ['GB', 'TQ9-5EA', 'TQ9 5EA'],
  ['GB', 'ec1a1bb', 'EC1A 1BB'],
  ['JE', 'je23ab', 'JE2 3AB'],
  ['IE', 'd02x285', 'D02 X285'],
  ['US', '05149', '05149'],
  ['US', '051491234', '05149-1234'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['NL', '1012js', '1012 JS'],
  ['PT', '1000 001', '1000-001'],
  ['XX', ' anything ', 'anything'],
])('%s: %s is written %s', (country, typed, written) => {
  expect(readPostCode(country, typed)).toBe(written);
});

test.each([
  ['GB', 'NOTAPOSTCODE'],
  ['GB', '12345'],
  ['GB', 'SY8'],
  ['US', 'SY8 1AA'],
  ['US', '123'],
  ['IE', 'SY8 1AA'],
  ['CA', '12345'],
])('%s: %s is no code there', (country, typed) => {
  expect(readPostCode(country, typed)).toBeUndefined();
});

test('every country the shop delivers to has a rule, and its example is written as the rule writes it', () => {
  for (const country of Object.values(deliveryCountries).flat()) {
    const example = postCodeExample(country) ?? '';
    expect([country, readPostCode(country, example)]).toEqual([country, example]);
    expect([country, readPostCode(country, 'NOTAPOSTCODE')]).toEqual([country, undefined]);
  }
});

test('a state is written as its code, by whichever name it was typed', () => {
  expect(['vt', 'Vermont', ' VERMONT '].map((typed) => stateCode('US', typed))).toEqual(['VT', 'VT', 'VT']);
  expect(stateCode('US', 'Shropshire')).toBe('Shropshire');
  expect([stateCode('AU', 'AU-WA'), stateCode('US', 'AU-WA'), stateCode('NZ', '-')]).toEqual([
    'WA',
    'AU-WA',
    '',
  ]);
  expect(isStateOf('US', 'Shropshire')).toBe(false);
  expect(isStateOf('CA', stateCode('CA', 'ontario'))).toBe(true);
  expect(isStateOf('GB', 'Shropshire')).toBe(true);
});
