import { localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { savedLocale } from '@tailorbird/commerce/locale/preferredLocale';
import { expect, test } from 'vitest';
import { keptLocaleIn, localeCookies } from './localeCookies.ts';

const choices = localeChoices(undefined);

test.each(choices)('commerce §3 preferred locale 1: $name in $code is read as it was written', (choice) => {
  const header = localeCookies(choice, true).map((cookie) => cookie.split(';')[0]);
  for (const kept of [header, header.slice(0, 1)])
    expect(savedLocale(keptLocaleIn(['a=b', ...kept].join('; ')), undefined)).toEqual(choice);
});

test('commerce §9 locale cookie 1: wsPreferredLocale is kept 30 days', () => {
  for (const choice of choices)
    expect(localeCookies(choice, false)[0]).toMatch(
      /^wsPreferredLocale=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
});

test('commerce §9 locale cookie 2: the language cookie is kept a year, at /, SameSite lax', () => {
  const cookies = choices.map((choice) => localeCookies(choice, true)[1]);
  const lasting = 'Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure';
  expect(cookies).toEqual(choices.map(({ siteLocaleCode }) => `siteLocale=${siteLocaleCode}; ${lasting}`));
});
