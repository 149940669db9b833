import type { Place } from '@tailorbird/commerce/model/address';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import { keptValues } from '../form/formFields.ts';
import type { Shop } from '../requestContext.ts';
import { answerFinder } from './answerFinder.ts';

const hill: Place = {
  addressLine1: '1 Hill Street',
  addressLine2: '',
  city: 'Ludlow',
  county: 'Shropshire',
  postCode: 'SY8 1AA',
  country: 'GB',
};

function sent(fields: Record<string, string>, prefixes: readonly string[], works = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const down = err({ tag: 'unavailable', message: 'away' } as const);
  const findAddresses = vi.fn<Shop['client']['commerce']['findAddresses']>(async () =>
    works ? ok([hill]) : down,
  );
  // The finder needs this call of a shop only.
  const shop = { client: { commerce: { findAddresses } } } as unknown as Shop;
  return { findAddresses, answer: answerFinder(shop, form, prefixes, keptValues(form)) };
}

const account = [''];
const checkout = ['shipping.', 'billing.'];

test('commerce §7 address finder 2: the button brings the form back as it was, with the addresses', async () => {
  const { findAddresses, answer } = sent(
    { 'billing.findAddress': 'yes', 'billing.addressFinder': ' SY8  1AA', 'shipping.city': 'Leeds' },
    checkout,
  );
  expect(await answer).toMatchObject({
    message: null,
    errors: {},
    values: { 'shipping.city': 'Leeds', 'billing.addressFinder': ' SY8  1AA' },
    found: { prefix: 'billing.', tag: 'found', places: [hill] },
  });
  expect(findAddresses).toHaveBeenCalledExactlyOnceWith({ query: 'SY8 1AA' });
});

test('commerce §7 address finder 2: an address that is chosen fills its own fields in, and no others', async () => {
  const { answer } = sent(
    { 'shipping.chosenAddress': JSON.stringify(hill), 'shipping.firstName': 'Wren', 'billing.city': 'Leeds' },
    checkout,
  );
  expect(await answer).toMatchObject({
    values: {
      'shipping.firstName': 'Wren',
      'shipping.addressLine1': '1 Hill Street',
      'shipping.country': 'GB',
      'billing.city': 'Leeds',
    },
    found: { prefix: 'shipping.', tag: 'filled' },
  });
});

test('commerce §7 address finder 3: a service that does not answer is said, and everything typed stays', async () => {
  const { answer } = sent({ findAddress: 'yes', addressFinder: 'SY8 1AA', city: 'Ludlow' }, account, false);
  expect(await answer).toMatchObject({ values: { city: 'Ludlow' }, found: { tag: 'resting' } });
});

test('Enter looks for what is newly typed into the finder, and else sends the form for what it is', async () => {
  const enter = { enterPressed: 'yes', addressFinder: 'SY8 1AA' };
  expect((await sent(enter, account).answer)?.values['addressAsked']).toBe('SY8 1AA');
  for (const fields of [
    { ...enter, addressAsked: 'SY8 1AA' },
    { enterPressed: 'yes', addressFinder: '  ' },
    { addressFinder: 'SY8 1AA' },
    {},
  ]) {
    const { answer, findAddresses } = sent(fields, account);
    expect(await answer).toBeUndefined();
    expect(findAddresses).not.toHaveBeenCalled();
  }
});

test('what is too short to mean a place finds none, and what is no address chooses none', async () => {
  const { answer, findAddresses } = sent({ findAddress: 'yes', addressFinder: 'SY' }, account);
  expect(await answer).toMatchObject({ found: { tag: 'found', places: [] } });
  expect(findAddresses).not.toHaveBeenCalled();
  for (const chosen of ['', '{', '[]', '{"city":7}', 'null'])
    expect(await sent({ chosenAddress: chosen }, account).answer).toBeUndefined();
});
