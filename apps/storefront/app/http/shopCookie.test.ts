import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopCookie } from './shopCookie.ts';

const cookie = shopCookie({ name: 'bird', maxAge: 60 });
const readable = shopCookie({ name: 'bird', httpOnly: false, hostOnly: false });
const pairOf = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

test('reliability F2: unless it says otherwise it is closed to scripts and, on https, to other hosts', () => {
  expect(cookie.write('1', true)).toBe('__Host-bird=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
  expect(cookie.write('1', false)).toBe('bird=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax');
  expect(readable.write('1', true)).toBe('bird=1; Path=/; SameSite=Lax; Secure');
});

test('a law: what is written is read again, whatever stands beside it, and cannot end or add to the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (value, secure) => {
      const header = cookie.write(value, secure);
      expect(header.split('; ').length).toBe(secure ? 6 : 5);
      expect(cookie.read(`a=1; xbird=2; ${pairOf(header)}; bird2=3`)).toBe(value);
    }),
  );
});

test('the one that only this host can have set comes before another of its name', () => {
  expect(cookie.read('bird=other; __Host-bird=own')).toBe('own');
  expect(readable.read('__Host-bird=own')).toBeUndefined();
});

test('what cannot be decoded, or has no name, is no cookie', () => {
  for (const header of [undefined, null, '', 'bird', '=1', 'bird=%', 'bird=%E0%A4%A', ' ; ;'])
    expect([header, cookie.read(header)]).toEqual([header, undefined]);
});

test('a forgotten one is over at once', () => {
  expect(cookie.forget(false)).toBe('bird=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
