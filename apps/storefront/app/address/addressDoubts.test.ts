import { expect, test } from 'vitest';
import { lookedAt } from './addressDoubts.ts';

const address = { county: '', postCode: 'sy81aa', country: 'GB', phone: '01584 876543' };

test('an address is written as its country writes it', () => {
  expect(lookedAt(address, 'uk')).toEqual({ address: { ...address, postCode: 'SY8 1AA' }, doubts: {} });
  const vermont = { county: 'vermont', postCode: '051491234', country: 'US', phone: '(802) 555-0100' };
  expect(lookedAt(vermont, 'us')).toEqual({
    address: { ...vermont, county: 'VT', postCode: '05149-1234' },
    doubts: {},
  });
});

test('what cannot be right is asked about, each at its field', () => {
  const { doubts } = lookedAt({ ...address, postCode: 'NOTAPOSTCODE', phone: 'x' }, 'uk');
  expect(doubts).toEqual({
    postCode: 'This is not how the United Kingdom writes it: SY8 1AA, for example.',
    phone: 'This does not look like a whole phone number.',
  });
  const american = { county: 'Shropshire', postCode: '05149', country: 'US', phone: '8025550100' };
  expect(lookedAt(american, 'us').doubts).toEqual({
    county: 'Please choose a state or province of the United States.',
  });
});

test('a phone may be of the market’s country, of the parcel’s, or of any other with its plus', () => {
  for (const phone of ['01584 876543', '+33 1 42 68 53 00', '07700900123'])
    expect(lookedAt({ ...address, country: 'IE', postCode: 'D02X285', phone }, 'uk').doubts).toEqual({});
});
