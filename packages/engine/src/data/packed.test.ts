import { expect, test } from 'vitest';
import { pack, unpack, unpackAny } from './packed.ts';

const data = { cards: [{ id: '1', was: undefined, price: 3900 }], of: null };

/** As it comes to a browser: the text alone. */
const sent = <Data>(packed: Data): Data => JSON.parse(JSON.stringify(packed)) as Data; // Text has no types.

test('the server draws what was packed, not a copy of it', () => {
  expect(unpack(pack(data))).toBe(data);
});

test('a browser reads what the server packed, once', () => {
  const arrived = sent(pack(data));
  const read = unpack(arrived);
  expect(read).toEqual(data);
  expect(unpack(arrived)).toBe(read);
});

test('data that is not packed stays as it is', () => {
  expect(unpackAny(data)).toBe(data);
  expect(unpackAny(undefined)).toBeUndefined();
  expect(unpackAny(sent(pack(data)))).toEqual(data);
});

test('what JSON would lose is no data of a page', () => {
  // @ts-expect-error A date comes back as text.
  expect(sent(pack({ at: new Date(0) })).json).toContain('"1970-01-01');
  // @ts-expect-error A promise comes back as an empty object.
  expect(sent(pack({ later: Promise.resolve(1) })).json).toContain('{}');
});
