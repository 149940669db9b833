import { poisonedNames, poisonedThroughout, watchForPoison } from '@tailorbird/blocks/testing/poison';
import { listingHref, parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import { savedLocale } from '@tailorbird/commerce/locale/preferredLocale';
import { markets } from '@tailorbird/commerce/market';
import { readRecentSearches } from '@tailorbird/commerce/search/recentSearches';
import { expect, test } from 'vitest';
import { pageKey } from '../server/pageKey.ts';
import { fieldsOf } from './account/fieldsOf.ts';
import { answerFinder } from './address/answerFinder.ts';
import { finderFields } from './address/finderFields.ts';
import { cartIdIn } from './bag/cartCookie.ts';
import { emailIn } from './checkout/checkoutEmail.ts';
import { createContentClient } from './content/contentClient.ts';
import { consentIn } from './data-layer/consentCookie.ts';
import { keptValues } from './form/formFields.ts';
import { keptLocaleIn } from './market/localeCookies.ts';
import { modifiersEntered } from './product/choice.ts';
import { shopDouble } from './wallet/shopDouble.ts';
import { guestWishlistIn } from './wishlist/guestCookie.ts';

const shop = 'https://shop.example';
const market = markets.uk;

/** Everything that reads an address. */
function readAddress(query: string): unknown {
  const url = new URL(`/search?query=zinnia&${query}`, shop);
  const { filters, ...listing } = parseListingQuery(url.searchParams);
  return [pageKey(url), filters, listing, listingHref('/search', { filters, ...listing })];
}

/** Everything that reads a cookie. */
function readCookies(cookies: string): unknown {
  return [
    cartIdIn(cookies, market),
    emailIn(cookies),
    consentIn(cookies),
    guestWishlistIn(cookies),
    savedLocale(keptLocaleIn(cookies), undefined),
  ];
}

/** Everything that keeps what is in a form. */
async function readForm(form: FormData): Promise<unknown> {
  const values = keptValues(form);
  const { shop: asked } = shopDouble({});
  const found = await answerFinder(asked, form, [''], values);
  return [fieldsOf({ message: null, errors: {}, values })('city'), modifiersEntered(form), found];
}

/** The content behind a delivery key, as a service answers it. */
async function readContent(text: string): Promise<unknown> {
  const send = async () => new Response(`{"content":${text}}`);
  return createContentClient({ send, url: shop, timeoutMs: 800, locale: 'en-GB' }, 'uk').find('footer');
}

test('reliability G3: an address, a cookie, a form and content leave nothing behind of what they call themselves', async () => {
  const clean = {
    address: readAddress(''),
    cookies: readCookies(''),
    form: await readForm(new FormData()),
  };
  await readContent('{}');
  readRecentSearches('[]');
  const assertNoPoisoning = await watchForPoison();
  let cases = 0;
  const unchanged = (what: keyof typeof clean, name: string, answer: unknown) => {
    cases += 1;
    assertNoPoisoning();
    expect([name, answer]).toEqual([name, clean[what]]);
  };
  for (const name of poisonedNames) {
    const written = encodeURIComponent(name);
    for (const query of [`${written}=yes`, `${name}=yes`, `${name}[poisoned]=yes`, `filters[${name}]=yes`])
      unchanged('address', name, readAddress(query));
    const json = encodeURIComponent(`{"${name}":{"poisoned":"yes"}}`);
    for (const cookie of [
      `${name}=yes`,
      `wsPreferredLocale=${json}`,
      `consent=${name}.analytics`,
      `wishlist=${name}`,
    ])
      unchanged('cookies', name, readCookies(cookie));
    const form = new FormData();
    form.set(name, 'yes');
    form.set(`modifier-${name}`, 'yes');
    form.set(finderFields('').chosen, `{"${name}":{"poisoned":"yes"}}`);
    unchanged('form', name, await readForm(form));
  }
  for (const text of poisonedThroughout('{"_meta":{"schema":"x"},"slots":{"blocks":[{"title":"y"}]}}')) {
    cases += 1;
    expect(await readContent(text)).toMatchObject({ ok: true });
    readRecentSearches(`[${text}]`);
    assertNoPoisoning();
  }
  expect(cases).toBeGreaterThan(120);
});
