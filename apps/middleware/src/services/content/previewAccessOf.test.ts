import { expect, it } from 'vitest';
import { previewAccessOf } from './previewAccessOf.ts';

const unset = { DATABASE_URL: undefined, TAILORBIRD_PREVIEW_SECRET: undefined };

it.each([
  ['a demonstration on this machine', { ...unset, PUBLIC_URL: 'http://localhost:3000' }, true],
  [
    'a shop with a secret',
    { ...unset, PUBLIC_URL: 'http://localhost:3000', TAILORBIRD_PREVIEW_SECRET: 'x'.repeat(16) },
    false,
  ],
  [
    'a shop on a server',
    { ...unset, PUBLIC_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://db/shop' },
    false,
  ],
  ['a shop out there', { ...unset, PUBLIC_URL: 'https://shop.example' }, false],
  ['a shop on the network of a house', { ...unset, PUBLIC_URL: 'http://192.168.1.20:3000' }, false],
])('%s lets everybody preview: %s', (_what, env, isOpen) => {
  expect(previewAccessOf(env).isOpen).toBe(isOpen);
});

it('a secret that is not set is one that nobody can know', () => {
  const env = { ...unset, PUBLIC_URL: 'https://shop.example' };
  expect(previewAccessOf(env).secret).toHaveLength(64);
  expect(previewAccessOf(env).secret).not.toBe(previewAccessOf(env).secret);
});
