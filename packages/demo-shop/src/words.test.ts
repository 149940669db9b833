import { describe, expect, test } from 'vitest';
import { mostOften, sentencesOf } from './copy/description.ts';
import { heroCopy } from './copy/heroCopy.ts';
import { plantCopy } from './copy/nameCopy.ts';
import { defaultSeed } from './defaultSeed.ts';
import { generateCatalogue } from './generateCatalogue.ts';
import { plants } from './names.ts';

const styles = [...generateCatalogue(defaultSeed)];
const text = (style: (typeof styles)[number]) => style.description.join(' ');

describe('descriptions', () => {
  test('no sentence stands on more than three products', () => {
    const on = new Map<string, Set<string>>();
    for (const style of styles)
      for (const one of sentencesOf(text(style))) on.set(one, (on.get(one) ?? new Set()).add(style.sku));
    expect(mostOften).toBe(3);
    expect([...on].filter(([, skus]) => skus.size > 3).map(([one]) => one)).toEqual([]);
  });

  test('sixty are written by hand, each of a style that there is, and share no sentence', () => {
    const names = new Set(styles.map(({ name }) => name));
    expect(Object.keys(heroCopy).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(heroCopy).length).toBeGreaterThanOrEqual(60);
    const sentences = Object.values(heroCopy).flatMap((paragraphs) => sentencesOf(paragraphs.join(' ')));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('every description says at least two things', () => {
    expect(styles.filter((style) => sentencesOf(text(style)).length < 2).map(({ name }) => name)).toEqual([]);
  });

  test('says nothing of buttons, pockets or prints that the picture contradicts', () => {
    const recipeOf = (style: (typeof styles)[number]) => style.colours[0]?.recipe;
    const buttoned = styles.filter((style) => recipeOf(style)?.cut?.details?.includes('button-front'));
    const plain = styles.filter((style) => recipeOf(style)?.pattern === 'solid');
    expect(buttoned.filter((style) => /no button|no zip/.test(text(style)))).toEqual([]);
    expect(plain.filter((style) => /\bthe print\b/i.test(text(style)))).toEqual([]);
  });

  test('every plant that a style is named after is known for something', () => {
    expect(plants.filter((plant) => !plantCopy[plant])).toEqual([]);
  });

  test('no model is spoken of, for there is none', () => {
    expect(styles.filter((style) => JSON.stringify(style).includes('Our model'))).toEqual([]);
    expect(styles.filter((style) => JSON.stringify(style).includes('petite model'))).toEqual([]);
  });
});
