import { expect, it } from 'vitest';
import { familyOf, isAllowed, licenceProblems } from './licences.ts';

const part = (name: string, id?: string) => ({
  name,
  version: '1.0.0',
  ...(id !== undefined && { licenses: [{ license: { id } }] }),
});

it('packages for several machines are one family', () => {
  expect(familyOf('@esbuild/linux-x64')).toBe(familyOf('@esbuild/win32-arm64'));
  expect(familyOf('lightningcss-linux-x64-gnu')).toBe('lightningcss');
  expect(familyOf('@img/sharp-libvips-linux-x64')).not.toBe(familyOf('@img/sharp-linux-x64'));
});

it('of an expression one side has to do, with all of its parts', () => {
  expect(isAllowed('(MIT OR GPL-3.0)', 'any')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0', 'any')).toBe(false);
  expect(isAllowed('LGPL-3.0-or-later', 'any')).toBe(false);
  expect(isAllowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true);
});

it('a package without a licence, or with one we have not allowed, is named', () => {
  const installed = [part('good', 'MIT'), part('bad', 'SSPL-1.0'), part('silent')];
  expect(licenceProblems([...installed, part('absent')], installed)).toEqual([
    'bad 1.0.0: SSPL-1.0 is not allowed',
    'silent 1.0.0: no licence is known',
    'absent 1.0.0: no licence is known',
  ]);
});
