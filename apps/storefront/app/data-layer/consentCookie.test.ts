import { expect, test } from 'vitest';
import { consentCookie, consentIn, consentOf, consentToAll, consentToNothing } from './consentCookie.ts';

test.each([
  consentToAll,
  consentToNothing,
  { analytics: true, personalisation: false },
  { analytics: false, personalisation: true },
])('every choice is read as it was written, whatever cookies stand beside it', (chosen) => {
  const [pair] = consentCookie(chosen, true).split(';');
  expect(consentIn(`a=1; ${pair}; xconsent=1.analytics`)).toEqual(chosen);
});

test('no cookie, and one that answers another version of the question, is no choice', () => {
  for (const cookies of [
    '',
    'a=1',
    'consent=',
    'consent=0.analytics',
    'consent=2.analytics',
    'consent=analytics',
  ])
    expect(consentIn(cookies)).toBeUndefined();
});

test('a refusal is a choice, remembered as long as a consent', () => {
  expect(consentIn('consent=1')).toEqual(consentToNothing);
  expect(consentCookie(consentToNothing, true)).toBe(
    'consent=1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  );
});

test('a form says all, nothing, or what is ticked; whatever else it says is nothing', () => {
  const form = (...entries: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of entries) data.append(name, value);
    return data;
  };
  expect(consentOf(form(['choice', 'all']))).toEqual(consentToAll);
  expect(consentOf(form(['choice', 'none'], ['analytics', 'on']))).toEqual(consentToNothing);
  expect(consentOf(form(['choice', 'some'], ['analytics', 'on']))).toEqual({
    analytics: true,
    personalisation: false,
  });
  expect(consentOf(form(['choice', 'everything'], ['analytics', 'on']))).toEqual(consentToNothing);
});
