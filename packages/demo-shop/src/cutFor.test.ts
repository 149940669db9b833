import { expect, test } from 'vitest';
import { defaultSeed } from './defaultSeed.ts';
import { generateCatalogue } from './generateCatalogue.ts';

const styles = [...generateCatalogue(defaultSeed)];
const cutOf = (style: (typeof styles)[number]) => style.colours[0]?.recipe?.cut;

test('look: every style of a kind is laid by another hand, so no two cards show the same folds', () => {
  const hands = styles.filter(cutOf).map((style) => `${style.kind} ${cutOf(style)?.hand}`);
  expect(new Set(hands).size).toBe(hands.length);
});

test('pictures: what is called a Pocket Dress or a Pocket Skirt is pictured with pockets', () => {
  const named = styles.filter(({ name }) => name.includes('Pocket'));
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter((style) => !cutOf(style)?.details?.some((detail) => detail.endsWith('pockets'))),
  ).toEqual([]);
});

test('pictures: corduroy has its wales and a jumper knitted in colours is smooth', () => {
  const cords = styles.filter(({ name, kind }) => name.includes(' Cord ') && kind !== 'jumper');
  expect(cords.length).toBeGreaterThan(2);
  expect(cords.every((style) => cutOf(style)?.relief?.includes('cord'))).toBe(true);
  const fairIsles = styles.filter(({ name }) => name.includes('Fair Isle'));
  expect(fairIsles.length).toBeGreaterThan(2);
  expect(fairIsles.every((style) => cutOf(style)?.relief === undefined)).toBe(true);
});
