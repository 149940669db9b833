import { expect, it } from 'vitest';
import { demonstrationPackage } from './demonstrationPackage.ts';

/** What Node says of a package that is not installed, or of a file that is not there. */
const notFound = (what: string) =>
  Object.assign(new Error(`Cannot find ${what} imported from /shop/seed.ts`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
const load = (cause: Error) =>
  demonstrationPackage('@tailorbird/demo-shop', 'Filling a shop', () => Promise.reject(cause));

it('a shop without the demonstration says which package it was asked for, and how to go on', async () => {
  await expect(load(notFound("package '@tailorbird/demo-shop'"))).rejects.toThrow(
    /^Filling a shop needs the package @tailorbird\/demo-shop, which is not installed here\.\nInstall it, or .*TAILORBIRD_SEED_STYLES=0/,
  );
});

it('whatever else is wrong with the package is told as it is', async () => {
  const cause = notFound("module '/shop/demo-shop/src/goods.ts'");
  await expect(load(cause)).rejects.toBe(cause);
});

it('gives what it loads', async () => {
  await expect(demonstrationPackage('any', 'Anything', () => Promise.resolve({ a: 1 }))).resolves.toEqual({
    a: 1,
  });
});
