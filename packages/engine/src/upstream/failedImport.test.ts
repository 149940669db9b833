import { expect, test } from 'vitest';
import { failedImport } from './failedImport.ts';

const address = 'https://shop.example/assets/Footer-1a2b3c4d.js';

test.each([
  ['Chromium', `Failed to fetch dynamically imported module: ${address}`, address],
  ['Firefox', `error loading dynamically imported module: ${address}`, address],
  ['Safari', 'Importing a module script failed.', undefined],
])('what %s says of a script that could not be fetched is known', (_, message, named) => {
  expect(failedImport(new TypeError(message))).toEqual({ address: named });
});

test.each([new TypeError('x is not a function'), new Error(`It says ${address}`), undefined])(
  'a script that came and threw is not taken for one that is gone: %s',
  (error) => {
    expect(failedImport(error)).toBeUndefined();
  },
);
