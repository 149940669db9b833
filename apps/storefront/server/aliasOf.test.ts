import { marketList, markets } from '@tailorbird/commerce/market';
import { expect, test } from 'vitest';
import { pageRows, pages } from '../app/pages.ts';
import { aliasOf } from './aliasOf.ts';

const of = (address: string) => aliasOf(new URL(address, 'http://shop.example'));

/** The address of each page, its parameters filled with a word in capitals, which are the shopper's business. */
const addresses = [
  ...pageRows
    .filter(([name]) => name !== 'home')
    .map(([, { path }]) => path.replaceAll(/:\w+\??/g, 'Xx').replace('*', 'womens')),
  ...pages.content.contentKeys,
  ...pages.account.spellings.pageName.map((view) => `my-account/${view}`),
];

/** The same address in other capitals, but for what is a parameter in it. */
const capitalised = (address: string) =>
  address.replaceAll(/(?<=^|[/-])(?!Xx)\w/g, (letter) => letter.toUpperCase());
const shouted = (address: string) =>
  address.replaceAll(/(?<=^|\/)(?!Xx)[^/]+/g, (word) => word.toUpperCase());

test('commerce §2 aliases 1: every page is known in any capitals and kept in one spelling, in each market', () => {
  expect(addresses.length).toBeGreaterThan(50);
  for (const { prefix } of marketList.map((market) => markets[market]))
    for (const address of addresses) {
      const right = `${prefix}/${address}`;
      const others = [capitalised(address), shouted(address)].map(
        (other) => `${prefix.toUpperCase()}/${other}`,
      );
      expect([right, of(right)]).toEqual([right, undefined]);
      for (const wrong of others.filter((other) => other !== right))
        expect([wrong, of(`${wrong}?page=2&utm_source=Mail`)]).toEqual([
          wrong,
          `${right}?page=2&utm_source=Mail`,
        ]);
    }
});

test.each([
  ['/Bag', '/bag'],
  ['/Browse/Womens/Dresses?page=2&utm_source=mail', '/browse/womens/dresses?page=2&utm_source=mail'],
  ['/updatepassword?token=aB', '/updatePassword?token=aB'],
  ['/UpdatePassword', '/updatePassword'],
  ['/My-Account/orderhistory/AbC', '/my-account/OrderHistory/AbC'],
  ['/my-account/yourdata', '/my-account/YourData'],
  ['/P/12/Slug/Moss_Green', '/p/12/Slug/Moss_Green'],
  ['/EU/Shop-Finder', '/eu/shop-finder'],
  ['/US', '/us'],
  ['/EU/Privacy?a=1', '/eu/privacy?a=1'],
  ['/us/Order-Confirmation/aB/Cd', '/us/order-confirmation/aB/Cd'],
  ['/Size-Guide/', '/size-guide/'],
  ['/Spring-Edit/For-Him', '/spring-edit/for-him'],
  ['/Caf%C3%A9', '/caf%C3%A9'],
])('commerce §2 aliases 1: %s leads to %s', (from, to) => {
  expect(of(from)).toBe(to);
});

test.each([
  '/',
  '/eu',
  '/bag',
  '/p/12/Slug/Moss_Green',
  '/my-account/MyProfile',
  '/nowhere',
  '/caf%C3%A9',
  '/europe',
  '/Bag.data',
  '/%E0%A4%',
])('%s stays as it is', (address) => {
  expect(of(address)).toBeUndefined();
});

test.each([
  '//Bag',
  '///evil.example',
  '/EU//evil.example',
  '/\\\\evil.example',
  '/Bag//evil.example',
  '/US/Browse/..//Evil.example',
  '/Nowhere//evil.example',
])('an alias leads to an address of this shop that is none: %s', (address) => {
  const url = new URL('http://shop.example');
  url.pathname = address;
  const to = aliasOf(url) ?? '/';
  expect(new URL(to, 'http://shop.example').host).toBe('shop.example');
  expect(of(to)).toBeUndefined();
});
