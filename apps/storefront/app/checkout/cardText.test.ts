import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCardNumber, readExpiry, writeCardNumber, writeExpiry } from './cardText.ts';

/** What a field holds after each key, as the page writes it. */
const typing = (keys: string, write: (typed: string) => string) =>
  keys.split('').reduce((held, key) => write(held + key), '');

describe('the expiry date of a card', () => {
  it.each(['1229', '12/29', '12 29', '12/2029', '122029', '12-29', '12 / 29', ' 12.29 ', '12/29'])(
    'is read as it is typed: "%s"',
    (typed) => expect(readExpiry(typed)).toBe('12/29'),
  );

  it.each([
    ['9/31', '09/31'],
    ['931', '09/31'],
    ['0931', '09/31'],
  ])('may have a month of one digit: "%s"', (typed, date) => expect(readExpiry(typed)).toBe(date));

  it.each(['', '12', '129', '1329', '0029', '12/1929', '12/299', '12/29/30', 'Dec 29', '1/2', '13/29', '٠'])(
    'is no date, nor a guess, in "%s"',
    (typed) => expect(readExpiry(typed)).toBeUndefined(),
  );

  test('gets its slash while digits alone are typed', () => {
    expect(typing('1229', writeExpiry)).toBe('12/29');
    expect(typing('929', writeExpiry)).toBe('09/29');
    expect(typing('9/29', writeExpiry)).toBe('09/29');
    expect(typing('12/29', writeExpiry)).toBe('12/29');
    expect(typing('12 2029', writeExpiry)).toBe('12/2029');
  });

  test('whatever month and year is typed with digits alone, with a slash or pasted, is the one that is read', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, '0'));
    const year = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(month, year, fc.constantFrom('', '/', ' ', ' / ', '-', '/20', '20'), (mm, yy, between) => {
        const pasted = `${mm}${between}${yy}`;
        expect(readExpiry(pasted)).toBe(`${mm}/${yy}`);
        expect(readExpiry(writeExpiry(pasted))).toBe(`${mm}/${yy}`);
        expect(readExpiry(typing(pasted, writeExpiry))).toBe(`${mm}/${yy}`);
      }),
    );
  });
});

describe('the long number of a card', () => {
  test('stands in the groups that are printed on the card', () => {
    expect(typing('4111111111111111', writeCardNumber)).toBe('4111 1111 1111 1111');
    expect(typing('378282246310005', writeCardNumber)).toBe('3782 822463 10005');
    expect(writeCardNumber('4111-1111-1111-1111')).toBe('4111 1111 1111 1111');
  });

  test('is the same number, however it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,19}$/), (digits) => {
        expect(readCardNumber(writeCardNumber(digits))).toBe(digits);
        expect(writeCardNumber(writeCardNumber(digits))).toBe(writeCardNumber(digits));
      }),
    );
  });

  test('is read with the spaces and dashes of where it was copied from', () => {
    expect(readCardNumber(' 4111–1111 1111.1111 ')).toBe('4111111111111111');
  });
});
