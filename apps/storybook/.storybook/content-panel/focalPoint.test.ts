import { expect, test } from 'vitest';
import { media } from '../../../../packages/blocks/src/fields/media.ts';
import { focalPointOf, pointPressed, pointTyped, withFocalPoint } from './focalPoint.ts';

const link = {
  _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
  name: 'hero-coats',
  endpoint: 'tailorbird',
  defaultHost: '',
};
const ways: readonly object[] = [{ url: '/i/tailorbird/hero-coats', alt: 'A coat' }, link, { image: link }];

test('a press on a picture is a point in percent of it, and never outside it', () => {
  const box = { left: 100, top: 50, width: 240, height: 120 };
  expect(pointPressed(box, { clientX: 268, clientY: 170 })).toEqual({ x: 70, y: 100 });
  expect(pointPressed(box, { clientX: 99, clientY: 20 })).toEqual({ x: 0, y: 0 });
});

test.each(ways)('a point is put on a picture and found again, and the shop shows it by it: %j', (picture) => {
  const pointed = withFocalPoint(picture, { x: 70, y: 100 });
  expect(focalPointOf(pointed)).toEqual({ x: 70, y: 100 });
  expect(media.parse(pointed)).toMatchObject({ focalPoint: '70% 100%' });
  expect(withFocalPoint(pointed, undefined)).toEqual(picture);
});

test('a point that the link itself has is found, gives way to another, and goes with it', () => {
  const picture = { image: { ...link, focalPoint: { x: 10, y: 20 } }, altText: 'A coat' };
  expect(focalPointOf(picture)).toEqual({ x: 10, y: 20 });
  expect(focalPointOf(withFocalPoint(picture, { x: 30, y: 40 }))).toEqual({ x: 30, y: 40 });
  expect(focalPointOf(withFocalPoint(picture, undefined))).toBeUndefined();
});

test('a figure for one side leaves the other where it is, or in the middle', () => {
  expect(pointTyped(undefined, 'x', 70)).toEqual({ x: 70, y: 50 });
  expect(pointTyped({ x: 70, y: 100 }, 'y', 140)).toEqual({ x: 70, y: 100 });
  expect(pointTyped({ x: 70, y: 10 }, 'x', Number.NaN)).toEqual({ x: 70, y: 10 });
});
