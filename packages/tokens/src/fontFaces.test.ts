import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';

const css = fontFaces({
  fraunces: { common: '/common/fraunces.woff2', whole: '/whole/fraunces.woff2' },
  figtree: { common: '/common/figtree.woff2', whole: '/whole/figtree.woff2' },
});

test('text shows before its font arrives and does not move when it does', () => {
  expect(css.match(/font-display:optional/g)).toHaveLength(4);
});

/** The letters of a `unicode-range`. */
const lettersOf = (range: string | undefined) =>
  (range ?? '').split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });

test('a letter is in one of the two files, which have the same weights', () => {
  const files = [...css.matchAll(/url\("([^"]+)"\)[^}]*font-weight:([^;]+);[^}]*unicode-range:([^}]+)/g)];
  expect(files.map(([, url, weights]) => [url, weights])).toEqual([
    ['/whole/fraunces.woff2', '100 900'],
    ['/common/fraunces.woff2', '100 900'],
    ['/whole/figtree.woff2', '300 900'],
    ['/common/figtree.woff2', '300 900'],
  ]);
  for (const [whole, common] of [files.slice(0, 2), files.slice(2)].map((pair) =>
    pair.map(([, , , range]) => lettersOf(range)),
  )) {
    expect(common).toEqual(expect.arrayContaining(['a', '£', '€', 'é']));
    expect(whole).toEqual(expect.arrayContaining(['ø', 'Œ', '™', '\u2044']));
    expect(whole?.filter((letter) => common?.includes(letter))).toEqual([]);
  }
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
