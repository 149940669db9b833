import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { media } from '../fields/media.ts';
import { film, picture } from '../testing/fixtureMedia.ts';
import { Background } from './Background.tsx';

const wide = media.parse(picture('hero-coats', 'A coat', { x: 80, y: 50 }));
const tall = media.parse(picture('hero-coats-tall', '', { x: 50, y: 100 }));
const without = media.parse(picture('hero-coats-tall'));
const html = (desktop: typeof wide, mobile?: typeof wide) =>
  renderToStaticMarkup(<Background desktop={desktop} mobile={mobile} sizes="100vw" />);

test('a picture is cut by its focal point', () => {
  expect(html(wide)).toContain('--focal-point:80% 50%');
  expect(html(without)).not.toContain('--focal-point');
});

test('the picture for phones is cut by its own point there, or by its middle, never by the other’s', () => {
  const both = html(wide, tall);
  expect(both).toMatch(/<picture[^>]*--focal-point-on-phone:50% 100%/);
  expect(both).toMatch(/<img[^>]*--focal-point:80% 50%/);
  const middle = html(wide, without);
  expect(middle).not.toContain('--focal-point-on-phone');
  expect(middle).toMatch(/<source[^>]*hero-coats-tall/);
});

test('each of a film and a picture has what is its own', () => {
  const lino = media.parse(film('film-prints', 'Printed dresses, side by side'));
  expect(html(lino, tall)).toMatch(/data-on="mobile"[^]*--focal-point:50% 100%/);
  expect(html(wide, lino)).toMatch(/data-on="desktop"[^]*--focal-point:80% 50%/);
});
