import { expect, test } from 'vitest';
import { edgePages } from './edgePages.ts';

/** What the edge is told of a path. */
const of = (path: string) => edgePages.find((page) => page.matches(path))?.kind;

test('a page that takes another body than a form is told to the edge in each market, with all it may be about', () => {
  for (const prefix of ['', '/eu', '/us']) {
    expect(of(`${prefix}/me/wallet`)).toBe('myWallet');
    expect(of(`${prefix}/amplience-visualization/host.example/1234`)).toBe('visualisation');
    expect(of(`${prefix}/amplience-visualization/host.example/1234.data`)).toBe('visualisation');
  }
  for (const path of ['/bag', '/me', '/me/wallets', '/x/me/wallet', '/amplience-visualization'])
    expect([path, of(path)]).toEqual([path, undefined]);
});
