import { expect, test } from 'vitest';
import { giftCardCode, readGiftCardCode } from './giftCardCode.ts';
import { giftCardLastDay, giftCardSendAt } from './giftCardTerms.ts';
import { giftCardShares, leftToPay, payableByGiftCard } from './payByGiftCards.ts';

test('a code is 16 characters that cannot be mistaken, in fours', () => {
  const code = giftCardCode(Uint8Array.from({ length: 16 }, (_, index) => index * 17));
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readGiftCardCode(code)).toBe(code);
});

test.each([
  ['7k2m 9qrt 04xz hb3c', '7K2M-9QRT-04XZ-HB3C'],
  [' 7K2M–9QRT–O4XZ–HB3C ', '7K2M-9QRT-04XZ-HB3C'],
  ['IL2M9QRT04XZHB3C', '112M-9QRT-04XZ-HB3C'],
  ['7K2M-9QRT-04XZ-HB3', null],
  ['7K2M-9QRT-04XZ-HB3U', null],
  ['', null],
])('a code is read as it is typed: %j', (typed, code) => {
  expect(readGiftCardCode(typed)).toBe(code);
});

const noon = new Date('2026-06-10T12:00:00Z');

test.each([undefined, '2026-06-10', '2026-06-01', 'soon'])('a gift card for %s is sent at once', (day) => {
  expect(giftCardSendAt(day, 'uk', noon)).toBeNull();
});

test('a gift card for a day to come is sent in the morning of that day in its market', () => {
  expect(giftCardSendAt('2026-12-24', 'uk', noon)).toBe('2026-12-24T07:00:00Z');
  expect(giftCardSendAt('2026-12-24', 'us', noon)).toBe('2026-12-24T12:00:00Z');
  const eveningInTheUs = new Date('2026-06-11T02:00:00Z');
  expect(giftCardSendAt('2026-06-11', 'us', eveningInTheUs)).toBe('2026-06-11T12:00:00Z');
  expect(giftCardSendAt('2026-06-11', 'eu', eveningInTheUs)).toBeNull();
});

test('a gift card lasts for two years of its market’s own days', () => {
  const eveningInTheUs = new Date('2026-11-26T01:00:00Z');
  expect(giftCardLastDay(eveningInTheUs, 'us')).toBe('2028-11-25');
  expect(giftCardLastDay(eveningInTheUs, 'uk')).toBe('2028-11-26');
  expect(giftCardLastDay(new Date('2028-02-29T12:00:00Z'), 'uk')).toBe('2030-02-28');
});

test('gift cards pay one after the other, and never more than there is to pay', () => {
  expect(giftCardShares(4395, [2500, 2500, 1000])).toEqual([2500, 1895, 0]);
  expect(giftCardShares(4395, [0, 1000])).toEqual([0, 1000]);
  expect(leftToPay({ grandTotal: 4395, giftCardTotal: 1000 })).toBe(3395);
});

test('a gift card pays for everything but gift cards', () => {
  const line = (sku: string, extendedSalePrice: number) => ({ sku, extendedSalePrice });
  const lineItems = {
    physicalItems: [line('200001', 4000), line('100001-1', 1000)],
    digitalItems: [line('100000-1', 2500)],
    customItems: [],
    giftCertificates: [],
  };
  // Only what decides is there.
  const bag = { lineItems } as unknown as Parameters<typeof payableByGiftCard>[0];
  expect(payableByGiftCard(bag, 7895)).toBe(4395);
});

test('a code has sixteen characters, of however many random bytes, and with one more it is none', () => {
  const code = giftCardCode(new Uint8Array(20));
  expect(code).toBe('0000-0000-0000-0000');
  expect(readGiftCardCode(`${code}0`)).toBeNull();
  expect(readGiftCardCode(`U${code}`)).toBeNull();
  expect(readGiftCardCode(`${code}U`)).toBeNull();
});
