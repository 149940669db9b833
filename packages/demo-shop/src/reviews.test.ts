import { describe, expect, test } from 'vitest';
import { defaultSeed } from './defaultSeed.ts';
import type { DrawnStyle } from './drawnStyle.ts';
import { generateCatalogue } from './generateCatalogue.ts';

const styles = [...generateCatalogue(defaultSeed)].filter(({ reviews }) => reviews.length > 0);
const reviews = styles.flatMap((style) => style.reviews.map((review) => ({ style, ...review })));

const plain = ['solid', 'marl', 'denim'];
const knits = ['jumper', 'cable-jumper', 'cardigan', 'beanie'];
const pots = ['mug', 'vase', 'bowl'];
const patternOf = (style: DrawnStyle) => style.colours[0]?.recipe?.pattern ?? '';
const careOf = ({ customFields }: DrawnStyle) => customFields.washcare ?? '';

/** What a review may not say, and of which styles. */
const contradictions: [string, RegExp, (style: DrawnStyle) => boolean][] = [
  ['the ironing of a knit', /\biron/i, ({ kind }) => knits.includes(kind)],
  [
    'a print on a plain thing',
    /\bprints?\b|pattern|flowers|stripe|spots|squares|check\b/i,
    (style) => plain.includes(patternOf(style)),
  ],
  [
    'machine washing where the label says by hand',
    /machine|Wash after wash/i,
    (style) => careOf(style).startsWith('Hand wash'),
  ],
  [
    'hand washing where the label says machine',
    /by hand in the sink|wool wash/i,
    (style) => /^(Gentle )?[Mm]achine wash/.test(careOf(style)),
  ],
  ['washing up of what is not a pot', /dishwasher/i, ({ kind }) => !pots.includes(kind)],
  [
    'sizes where there are none',
    /went down a size|between sizes|true to size|the right size|too big|\bfit\b/i,
    ({ variants, kind }) => kind !== 'cushion' && variants.every(({ size }) => size === null),
  ],
  [
    'pockets that are not there',
    /pocket/i,
    (style) => !/pocket/.test(JSON.stringify(style.colours[0]?.recipe?.cut)),
  ],
  [
    'other colours where there is one',
    /another colour|between colours|Bought another in|other (?:print|stripe)/,
    ({ colours }) => colours.length === 1,
  ],
  [
    'linen that is none',
    /linen/i,
    ({ customFields }) => !/linen/i.test(customFields.fabric_composition ?? ''),
  ],
];

describe('reviews', () => {
  test('say how clothes in sizes fit, and of nothing else', () => {
    const fitting = reviews.filter(({ fit }) => fit !== undefined);
    expect(fitting.every(({ style }) => style.variants.some(({ size }) => size !== null))).toBe(true);
    expect(fitting.map(({ style }) => style.kind)).not.toContain('mug');
    expect(fitting.map(({ style }) => style.kind)).not.toContain('cushion');
    expect(new Set(fitting.map(({ fit }) => fit)).size).toBe(3);
  });

  test.each(contradictions)('never speak of %s', (_, words, isSo) => {
    const wrong = reviews.filter(
      ({ style, title, message }) => isSo(style) && words.test(`${title} ${message}`),
    );
    expect(wrong.map(({ style, title, message }) => `${style.name}: ${title}. ${message}`)).toEqual([]);
    expect(reviews.some(({ style }) => isSo(style))).toBe(true);
  });

  test('a review is of one colour, and of another where it says so', () => {
    const named = reviews.map(({ style, title, message }) => ({
      said: `${title} ${message}`,
      colours: style.colours.filter(({ colour }) =>
        new RegExp(`\\b${colour}\\b`).test(`${title} ${message}`),
      ),
    }));
    const wrong = named.filter(
      ({ said, colours }) => colours.length > (said.includes('Bought another in') ? 2 : 1),
    );
    expect(wrong.map(({ said }) => said)).toEqual([]);
    expect(named.some(({ colours }) => colours.length === 2)).toBe(true);
  });

  test('what is answered about the fit is what the words say of it', () => {
    const saying = (words: RegExp) =>
      new Set(reviews.filter(({ fit, message }) => fit && words.test(message)).map(({ fit }) => fit));
    expect(saying(/True to size/)).toEqual(new Set(['true']));
    expect(saying(/came up large|down a size|far too big/)).toEqual(new Set(['large']));
    expect(saying(/came up small/)).toEqual(new Set(['small']));
  });

  test('nothing that came quickly was waited for', () => {
    const quick = reviews.filter(({ title, message }) => /two days|quick/i.test(`${title} ${message}`));
    expect(quick.length).toBeGreaterThan(0);
    expect(quick.filter(({ title, message }) => /\bwait|slow/i.test(`${title} ${message}`))).toEqual([]);
  });

  test('each of the rules finds the contradiction it is for', () => {
    const said = reviews.map(({ title, message }) => `${title} ${message}`).join(' ');
    expect(contradictions.filter(([, words]) => !words.test(said)).map(([name]) => name)).toEqual([]);
  });

  test('no style has two alike, nor two by one hand', () => {
    for (const { reviews: own } of styles) {
      expect(new Set(own.map(({ message }) => message)).size).toBe(own.length);
      expect(new Set(own.map(({ nickname }) => nickname)).size).toBe(own.length);
    }
  });

  test('few are headed alike or signed alike over the whole shop', () => {
    const most = (values: readonly string[]) => {
      const counts = new Map<string, number>();
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
      return Math.max(...counts.values());
    };
    expect(most(reviews.map(({ nickname }) => nickname))).toBeLessThanOrEqual(10);
    expect(most(reviews.map(({ title }) => title)) / reviews.length).toBeLessThan(0.04);
  });
});
