import { expect, test } from 'vitest';
import { aliasOf } from './aliasOf.ts';

const of = (address: string) => aliasOf(new URL(address, 'http://shop.example'));

test.each([
  ['/Bag', '/bag'],
  ['/Browse/Womens/Dresses?page=2&utm_source=mail', '/browse/womens/dresses?page=2&utm_source=mail'],
  ['/Login', '/login'],
  ['/updatepassword?token=aB', '/updatePassword?token=aB'],
  ['/UpdatePassword', '/updatePassword'],
  ['/My-Account/orderhistory/AbC', '/my-account/OrderHistory/AbC'],
  ['/P/12/Slug/Moss_Green', '/p/12/Slug/Moss_Green'],
  ['/EU/Shop-Finder', '/eu/shop-finder'],
  ['/US', '/us'],
  ['/EU/Privacy?a=1', '/eu/Privacy?a=1'],
  ['/us/Order-Confirmation/aB/Cd', '/us/order-confirmation/aB/Cd'],
  ['/Size-Guide/', '/size-guide/'],
])('commerce §2 aliases 1: %s leads to %s', (from, to) => {
  expect(of(from)).toBe(to);
});

test.each([
  '/',
  '/eu',
  '/bag',
  '/p/12/Slug/Moss_Green',
  '/my-account/MyProfile',
  '/Nowhere',
  '/europe',
  '/Bag.data',
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
])('an alias leads to an address of this shop that is none: %s', (address) => {
  const url = new URL('http://shop.example');
  url.pathname = address;
  const to = aliasOf(url) ?? '/';
  expect(new URL(to, 'http://shop.example').host).toBe('shop.example');
  expect(of(to)).toBeUndefined();
});
