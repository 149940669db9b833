import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWavyUnderline } from './wavyUnderline.ts';

test('blocks §5 wavy underline 1: words between the markers get a wave of the colour', () => {
  expect(parseWavyUnderline('Dresses [[wavy-u-A63D2B]]with pockets[[/wavy-u]] today')).toEqual({
    parts: [{ text: 'Dresses ' }, { text: 'with pockets', wave: '#A63D2B' }, { text: ' today' }],
  });
  expect(parseWavyUnderline('[[wavy-u-f00]]Sale[[/wavy-u]]')).toEqual({
    parts: [{ text: 'Sale', wave: '#f00' }],
  });
});

test.each([
  '[[wavy-u-]]Sale[[/wavy-u]]',
  '[[wavy-u- ]]Sale[[/wavy-u]]',
  '[[wavy-u]]Sale[[/wavy-u]]',
  '[[wavy-u-url(x)]]Sale[[/wavy-u]]',
])('blocks §5 wavy underline 3: an empty or blank colour falls back to #000000 (%s)', (title) => {
  expect(parseWavyUnderline(title).parts).toEqual([{ text: 'Sale', wave: '#000000' }]);
});

test('blocks §5 wavy underline 2: a missing closing tag leaves the text unchanged and says so', () => {
  const title = 'New [[wavy-u-A63D2B]]in';
  expect(parseWavyUnderline(title)).toEqual({
    parts: [{ text: title }],
    problem: '[[wavy-u-A63D2B]] requires a proper closing tag',
  });
});

test('blocks §9 underline 1: #000000 unless said otherwise', () => {
  expect(parseWavyUnderline('[[wavy-u]]Sale[[/wavy-u]]').parts[0]?.wave).toBe('#000000');
});

test('a title made to be slow is read in no time', () => {
  const started = performance.now();
  for (const piece of ['[[wavy-u-', '[[wavy-u-]]', '[[', '[[wavy-u-A63D2B]][[/wavy-u]]'])
    parseWavyUnderline(piece.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(1000);
});

test('two waves in one title', () => {
  const { parts } = parseWavyUnderline('[[wavy-u-fff]]a[[/wavy-u]][[wavy-u-000]]b[[/wavy-u]]');
  expect(parts).toEqual([
    { text: 'a', wave: '#fff' },
    { text: 'b', wave: '#000' },
  ]);
});

test('law: no words are lost, whatever the text', () => {
  const words = fc.stringMatching(/^[\w [\]/-]{0,40}$/);
  fc.assert(
    fc.property(words, words, (before, inside) => {
      const { parts } = parseWavyUnderline(`${before}[[wavy-u-A63D2B]]${inside}[[/wavy-u]]`);
      const shown = parts.map(({ text }) => text).join('');
      expect(shown).toContain(inside.replaceAll(/\[\[\/?wavy-u[^\][]*\]\]/g, ''));
    }),
  );
});
