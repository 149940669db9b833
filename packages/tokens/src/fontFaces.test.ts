import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';

const css = fontFaces({ fraunces: '/assets/fraunces.woff2', figtree: '/assets/figtree.woff2' });

test('two files are asked for, text shows before they arrive and does not move when they do', () => {
  expect(css.match(/url\("[^"]+"\)/g)).toEqual([
    'url("/assets/fraunces.woff2")',
    'url("/assets/figtree.woff2")',
  ]);
  expect(css.match(/font-display:optional/g)).toHaveLength(2);
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
