import { expect, test } from 'vitest';
import { otherBrowser } from './baselines.ts';

test('pictures of another major version of the browser are not compared, and it is said why', () => {
  expect(otherBrowser('Chromium 153.0.8005.0', 'Chromium 156.0.1.0')).toContain(
    'npm run test:visual -- --update',
  );
});

test('another build of the same major version will do, and so will any where none is recorded', () => {
  expect(otherBrowser('Chromium 153.0.8005.0', 'Chromium 153.1.0.0')).toBeUndefined();
  expect(otherBrowser(undefined, 'Chromium 156.0.1.0')).toBeUndefined();
});
