import { growthOf } from '@tailorbird/blocks/testing/growth';
import { addressQuery } from '@tailorbird/commerce/addresses/addressQuery';
import { passwordProblem } from '@tailorbird/commerce/customer/passwordProblem';
import { isEmail } from '@tailorbird/commerce/email';
import { readGiftCardCode } from '@tailorbird/commerce/gift-card/giftCardCode';
import { parseListingQuery } from '@tailorbird/commerce/listing/listingQuery';
import { savedLocale } from '@tailorbird/commerce/locale/preferredLocale';
import { markets } from '@tailorbird/commerce/market';
import { readRecentSearches } from '@tailorbird/commerce/search/recentSearches';
import { searchTerm } from '@tailorbird/commerce/search/searchTerm';
import { colourFromPath } from '@tailorbird/commerce/variants/colourInPath';
import { expect, test } from 'vitest';
import { aliasOf } from '../server/aliasOf.ts';
import { pageKey } from '../server/pageKey.ts';
import { nextAddress } from './account/nextAddress.ts';
import { parseRegistration } from './account/registrationForm.ts';
import { cartIdIn } from './bag/cartCookie.ts';
import { addFields } from './bag-page/addToBag.ts';
import { emailIn } from './checkout/checkoutEmail.ts';
import { parseAddressForm, parseCardForm } from './checkout/checkoutForm.ts';
import { consentIn } from './data-layer/consentCookie.ts';
import { keptValues } from './form/formFields.ts';
import { keptLocaleIn } from './market/localeCookies.ts';
import { stagingHost } from './preview/stagingHost.ts';
import { modifiersEntered } from './product/choice.ts';
import { placeNamed } from './shop-finder/places.ts';
import { parseWalletForm } from './wallet/walletForm.ts';
import { guestWishlistIn } from './wishlist/guestCookie.ts';
import { parseWishlistForm } from './wishlist/wishlistForm.ts';

const shop = 'https://shop.example';

const names =
  'email password firstName lastName phone addressLine1 addressLine2 city county postCode country title dateOfBirth addressFinder number expiry securityCode name intent items version modifier-1';

/** A form with one text in each of its fields. */
function formOf(text: string): FormData {
  const form = new FormData();
  for (const name of names.split(' '))
    for (const prefix of ['', 'shipping.', 'billing.']) form.set(prefix + name, text);
  return form;
}

/** An address as far as the text makes one. */
const addressOf = (text: string) => (URL.canParse(text, shop) ? new URL(text, shop) : new URL(shop));

/** Everything of a page's request that is read: its address, its cookies, its form. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  path: (text) => aliasOf(addressOf(`/${text}`)),
  key: (text) => pageKey(addressOf(`/search?query=${text}&filters[colour]=${text}`)),
  listing: (text) =>
    parseListingQuery([
      ['query', text],
      ['page', text],
      ['filters[size]', text],
    ]),
  nextAddress,
  nextPath: (text) => nextAddress(`/${text}`),
  colourFromPath,
  stagingHost: (text) => stagingHost(text, [text]),
  searchTerm,
  addressQuery,
  placeNamed,
  isEmail,
  passwordProblem,
  readGiftCardCode,
  cookies: (text) => {
    const cookies = ['cart_1406818_GBP', 'email', 'consent', 'wishlist', 'wsPreferredLocale'].map(
      (name) => `${name}=${text}`,
    );
    for (const header of [text, ...cookies]) {
      cartIdIn(header, markets.uk);
      emailIn(header);
      consentIn(header);
      guestWishlistIn(header);
      savedLocale(keptLocaleIn(header), undefined);
    }
  },
  recentSearches: (text) => readRecentSearches(JSON.stringify([text, text])),
  keptValues: (text) => keptValues(formOf(text)),
  modifiersEntered: (text) => modifiersEntered(formOf(text)),
  registration: (text) => parseRegistration(formOf(text), 'us'),
  checkout: (text) => parseAddressForm(formOf(text), 'uk', false),
  card: (text) => parseCardForm(formOf(text)),
  bag: (text) => addFields.safeParse(Object.fromEntries(formOf(text))),
  wishlist: (text) => parseWishlistForm(formOf(text)),
  wallet: (text) => parseWalletForm({ step: 'pay', token: text, option: text, billing: text }),
};

test('reliability G6: nothing a browser can send takes a page longer to read than its length', {
  timeout: 240_000,
}, async ({ annotate }) => {
  const found: unknown[] = [];
  let slowest: readonly [string, number] = ['', 0];
  for (const [name, read] of Object.entries(readers)) {
    const growth = await growthOf(read);
    if (growth.slowest > slowest[1]) slowest = [name, growth.slowest];
    found.push(...growth.outgrown.map((one) => [name, one]));
  }
  await annotate(
    `${Object.keys(readers).length} readers of a request, slowest ${slowest[0]} with ${slowest[1].toFixed(1)} ms for 100,000 characters (target 50 ms)`,
    'figure',
  );
  expect(found).toEqual([]);
});
