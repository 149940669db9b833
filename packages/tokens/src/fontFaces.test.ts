import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';

const css = fontFaces({
  fraunces: { common: '/common/fraunces.woff2', whole: '/whole/fraunces.woff2' },
  figtree: { common: '/common/figtree.woff2', whole: '/whole/figtree.woff2' },
});

test('text shows before its font arrives and does not move when it does', () => {
  expect(css.match(/font-display:optional/g)).toHaveLength(4);
});

test('a common letter is taken from the small file, which is named last and has the same weights', () => {
  const files = [...css.matchAll(/url\("([^"]+)"\)[^}]*font-weight:([^;]+);[^}]*unicode-range:([^}]+)/g)];
  expect(files.map(([, url, weights]) => [url, weights])).toEqual([
    ['/whole/fraunces.woff2', '100 900'],
    ['/common/fraunces.woff2', '100 900'],
    ['/whole/figtree.woff2', '300 900'],
    ['/common/figtree.woff2', '300 900'],
  ]);
  expect(files.map(([, , , range]) => range?.startsWith('U+20-7E'))).toEqual([false, true, false, true]);
});

test('every fallback takes the same room as the font it stands in for', () => {
  const fallbacks = css.split('@font-face').filter((face) => face.includes('Fallback'));
  expect(fallbacks).toHaveLength(3);
  for (const face of fallbacks) {
    const [adjust, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map(
      (name) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100,
    );
    const [ourAscent, ourDescent] = face.includes('Fraunces') ? [0.978, 0.255] : [0.95, 0.25];
    expect(Number(adjust) * Number(ascent)).toBeCloseTo(ourAscent, 3);
    expect(Number(adjust) * Number(descent)).toBeCloseTo(ourDescent, 3);
  }
});
