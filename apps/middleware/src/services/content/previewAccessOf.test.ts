import { expect, it } from 'vitest';
import { type Env, readSettings } from '../../env.ts';
import { previewAccessOf } from './previewAccessOf.ts';

function settings(source: Record<string, string>): Env {
  const read = readSettings(source);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

it.each<[string, Record<string, string>, boolean]>([
  ['a demonstration on this machine', {}, true],
  ['a demonstration with a secret', { TAILORBIRD_PREVIEW_SECRET: 'x'.repeat(16) }, false],
  ['a demonstration for the network', { HOST: '0.0.0.0' }, false],
  ['a shop that is live by name', { TAILORBIRD_MODE: 'live', HOST: '127.0.0.1' }, false],
  ['a shop on a database server', { DATABASE_URL: 'postgres://db/shop', HOST: '127.0.0.1' }, false],
  ['a shop out there', { PUBLIC_URL: 'https://shop.example', HOST: '127.0.0.1' }, false],
])('%s lets everybody preview: %s', (_what, source, isOpen) => {
  expect(previewAccessOf(settings(source)).isOpen).toBe(isOpen);
});

it('a secret that is not set is one that nobody can know', () => {
  const env = settings({ PUBLIC_URL: 'https://shop.example' });
  expect(previewAccessOf(env).secret).toHaveLength(64);
  expect(previewAccessOf(env).secret).not.toBe(previewAccessOf(env).secret);
});
