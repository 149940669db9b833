import { expect, test } from 'vitest';
import { marketList } from '../market.ts';
import { addressIn } from './address.ts';

const told = {
  uk: { postCode: 'Postcode is required' },
  eu: { postCode: 'Postcode or Eircode is required' },
  us: { postCode: 'ZIP code is required', county: 'State or province is required' },
};

test.each(marketList)(
  'commerce §5 address 1: in the %s market what is missing is told in its words',
  (market) => {
    const parsed = addressIn(market).safeParse({
      firstName: 'Wren',
      lastName: 'Hedge',
      addressLine1: '1 Lane End',
      addressLine2: '',
      city: 'Ludlow',
      county: '',
      postCode: ' ',
      country: 'GB',
      phone: '01584 000000',
    });
    const problems = parsed.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    expect(Object.fromEntries(problems)).toEqual(told[market]);
  },
);

const whole = {
  firstName: 'Wren',
  lastName: 'Hedge',
  addressLine1: '1 Lane End',
  city: 'Ludlow',
  county: 'Vermont',
  postCode: '05149',
  country: 'US',
  phone: '802 555 0100',
};

const needed = ['addressLine1', 'city', 'postCode', 'country', 'phone'];

test.each(marketList)(
  'commerce §5 address 1: in the %s market street, city, zip code, country and phone are required',
  (market) => {
    expect(addressIn(market).safeParse(whole).success).toBe(true);
    for (const field of needed)
      expect([field, addressIn(market).safeParse({ ...whole, [field]: ' ' }).success]).toEqual([
        field,
        false,
      ]);
    for (const field of needed)
      expect([field, addressIn(market).safeParse({ ...whole, [field]: undefined }).success]).toEqual([
        field,
        false,
      ]);
  },
);

test('commerce §5 address 2: a state is required in the US, and nowhere else', () => {
  const accepted = marketList.filter(
    (market) => addressIn(market).safeParse({ ...whole, county: '' }).success,
  );
  expect(accepted).toEqual(marketList.filter((market) => market !== 'us'));
});

test('commerce §5 address 3: a house may have a number or a name, and its line is what is required', () => {
  for (const addressLine1 of ['14 Hill Street', 'Rose Cottage', 'Ballymote', 'Hill Street'])
    for (const market of marketList)
      expect(addressIn(market).safeParse({ ...whole, addressLine1 }).success).toBe(true);
  const { error } = addressIn('uk').safeParse({ ...whole, addressLine1: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['House number and street are required']);
});

test('what is too short for a phone number is not called missing', () => {
  const said = (phone: string) => addressIn('uk').safeParse({ ...whole, phone }).error?.issues[0]?.message;
  expect([said(''), said('x')]).toEqual(['Phone number is required', 'Please enter the whole phone number']);
});
