import { type LocaleChoice, localeChoices } from '@tailorbird/commerce/locale/localeOptions';
import { expect, test } from 'vitest';
import { localeTarget } from './localeTarget.ts';

const germanSite = 'https://de.tailorbird.example';
const own = 'https://tailorbird.example';
const to = (site: string): LocaleChoice => {
  const found = localeChoices(germanSite).find(({ siteLocaleCode }) => siteLocaleCode === site);
  if (!found) throw new Error(`${site} is not offered`);
  return found;
};

test.each([
  ['us', '/p/7/fern-shirt/Moss_Green?Size=10', '/us/p/7/fern-shirt/Moss_Green?Size=10'],
  ['uk', '/eu/browse/womens?page=2', '/browse/womens?page=2'],
  ['eu', '/us', '/eu'],
  ['uk', '/eu', '/'],
  ['eu', '/bag', '/eu/bag'],
  ['us', '/checkout', '/us/bag'],
  ['us', '/eu/order-confirmation/a/1', '/us/bag'],
  ['us', '/delivery?logout=true', '/us/delivery'],
])('choosing %s on %s keeps the page: %s', (site, from, target) => {
  expect(localeTarget(to(site), own + from, [own])).toBe(target);
});

test('commerce §2 markets 2: choosing Germany leads to the external address', () => {
  expect(localeTarget(to('de'), `${own}/bag`, [own])).toBe(germanSite);
});

test.each([
  null,
  '',
  'nonsense',
  'https://evil.example/bag',
  'https://tailorbird.example.evil.example/bag',
  `${own}//evil.example/x`,
  `${own}/\\evil.example`,
  `${own}/eu//evil.example`,
  `${own}/us/..//evil.example`,
  `${own}/%2f%2fevil.example`,
  `${own}@evil.example/`,
  'javascript:alert(1)',
  'data:text/html,x',
])('wherever the form says it was, the answer stays on this shop: %j', (referrer) => {
  for (const site of ['uk', 'eu', 'us']) {
    const target = localeTarget(to(site), referrer, [own]);
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(new URL(target, own).origin).toBe(own);
  }
});
