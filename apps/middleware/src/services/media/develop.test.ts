import { expect, it } from 'vitest';
import { qualityOf } from './develop.ts';

it('services §4: qlt=default is the quality that suits the format and what is shown', () => {
  expect(qualityOf('default', 'webp', 'detail')).toBe(80);
  expect(qualityOf('default', 'avif')).toBe(52);
  expect(qualityOf('default', 'avif', 'detail')).toBeLessThan(qualityOf('default', 'avif', 'front'));
});

it('services §4: a quality asked for is the quality given', () => {
  expect(qualityOf(70, 'avif', 'detail')).toBe(70);
});
