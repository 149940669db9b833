import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketList, markets } from '../market.ts';
import { dayText, weekdayText } from './dayText.ts';
import { marketDayText } from './marketDayText.ts';

/** Of a day's words; editions of the locales differ in whether a comma stands between the first two. */
const words = (text: string) => text.split(/,? /);

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

describe.each(marketList)('a day in market %s', (market) => {
  const { locale } = markets[market];
  const standard = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const near = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

  test('is written as its locale writes it', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const iso = at.toISOString();
        expect(dayText(iso, locale)).toBe(standard.format(at));
        expect(words(weekdayText(iso, at.getUTCDay(), locale))).toEqual(words(near.format(at)));
      }),
    );
  });
});

test.each([
  ['uk', '26 November 2026', 'Thursday 26 November'],
  ['eu', '26 November 2026', 'Thursday 26 November'],
  ['us', 'November 26, 2026', 'Thursday, November 26'],
] as const)('in %s it reads %s', (market, whole, near) => {
  expect(dayText('2026-11-26T23:59:59Z', markets[market].locale)).toBe(whole);
  expect(weekdayText('2026-11-26', 4, markets[market].locale)).toBe(near);
});

test.each([
  ['2026-11-27T02:30:00Z', 'uk', '27 November 2026'],
  ['2026-11-27T02:30:00Z', 'us', 'November 26, 2026'],
  ['2026-06-30T23:30:00Z', 'eu', '1 July 2026'],
] as const)('what happened at %s was on that day by the clocks of %s', (at, market, words) => {
  expect(marketDayText(new Date(at), market)).toBe(words);
});
