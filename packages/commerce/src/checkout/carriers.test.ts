import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carrierNamed, carrierNames, parcelOf, trackingNumber } from './carriers.ts';

it('a carrier is known by its name in any case, and any other is not', () => {
  expect(carrierNamed('Royal-Mail')).toBe('royal-mail');
  expect(carrierNamed('toString')).toBeUndefined();
  expect(parcelOf('pigeon', 'AB123456')).toBeNull();
});

it('a number is what carriers print, without its spaces', () => {
  expect(trackingNumber('ab 1234 5678 9gb')).toBe('AB123456789GB');
  for (const none of ['', '12345', '"><script>', 'AB123456/../..', 'x'.repeat(41)])
    expect(trackingNumber(none)).toBeUndefined();
});

it('the link leads to the carrier’s own host, whatever the number is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...carrierNames), fc.string({ unit: 'grapheme' }), (carrier, number) => {
      const own = new URL(parcelOf(carrier, 'AB123456')?.url ?? '');
      const url = new URL(parcelOf(carrier, number)?.url ?? '');
      expect([url.protocol, url.host]).toEqual(['https:', own.host]);
    }),
  );
});
