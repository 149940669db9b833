import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isGiftCard } from '@tailorbird/commerce/bag/giftCard';
import { colourFamilies } from '@tailorbird/commerce/colours/dyes';
import { marketList } from '@tailorbird/commerce/market';
import { mediaPicture } from '@tailorbird/picture-studio/recipe';
import { describe, expect, test } from 'vitest';
import { seedCategories } from './categories.ts';
import { defaultSeed } from './defaultSeed.ts';
import type { DrawnStyle } from './drawnStyle.ts';
import { generateCatalogue, littleGiftBelow } from './generateCatalogue.ts';

const styles = [...generateCatalogue(defaultSeed)];
const variants = styles.flatMap((style) => style.variants);
const mediaFolder = fileURLToPath(new URL('../../../apps/middleware/media', import.meta.url));
const inCategory = (url: string) => styles.filter(({ categories }) => categories.includes(url));
const isOneOf = (style: DrawnStyle, line: string) => style.categories[0]?.startsWith(line) ?? false;

describe('issue 2 §3 the catalogue', () => {
  test('has 400 styles and about 8,000 variants', () => {
    expect(styles).toHaveLength(400);
    expect(variants.length).toBeGreaterThan(7_500);
    expect(variants.length).toBeLessThan(9_500);
  });

  test('is the same for the same seed, and another for another', () => {
    expect([...generateCatalogue(defaultSeed)]).toEqual(styles);
    const other = [...generateCatalogue({ ...defaultSeed, seed: 2 })];
    expect(other.map(({ name }) => name)).not.toEqual(styles.map(({ name }) => name));
  });

  test('a larger one begins with other words but stays unique', () => {
    const many = [...generateCatalogue({ seed: 1, styles: 6_000 })];
    expect(new Set(many.map(({ name }) => name)).size).toBe(6_000);
    expect(new Set(many.map(({ sku }) => sku)).size).toBe(6_000);
  });

  test('every category is used or has categories that are, three levels deep', () => {
    const used = new Set(styles.flatMap(({ categories }) => categories));
    const known = new Set(seedCategories.map(({ url }) => url));
    expect([...used].filter((url) => !known.has(url))).toEqual([]);
    const empty = seedCategories.filter(
      ({ url }) => ![...used].some((one) => `${one}/`.startsWith(`${url}/`)),
    );
    expect(empty).toEqual([]);
    expect(Math.max(...seedCategories.map(({ url }) => url.split('/').length - 1))).toBe(3);
  });

  test('commerce §2 collection 1: a collection goes through the departments', () => {
    for (const id of ['garden-prints', 'in-stripes', 'checks-and-gingham']) {
      const inside = inCategory(`/collection/${id}`);
      expect(new Set(inside.map(({ categories }) => categories[0]?.split('/')[1])).size).toBeGreaterThan(1);
    }
  });

  test('about a quarter is on sale, and then in the sale of its department', () => {
    const reduced = styles.filter(({ prices }) => prices.uk.sale !== null);
    expect(reduced.length / styles.length).toBeGreaterThan(0.2);
    expect(reduced.length / styles.length).toBeLessThan(0.32);
    expect(reduced.every(({ categories }) => categories.some((url) => url.endsWith('/sale')))).toBe(true);
  });

  test('has all three kinds of stock tracking, both locations, low stock and none', () => {
    expect(new Set(styles.map(({ inventoryTracking }) => inventoryTracking))).toEqual(
      new Set(['none', 'product', 'variant']),
    );
    const stocks = [...styles, ...variants].flatMap(({ stock }) => (stock === null ? [] : [stock]));
    expect(stocks.some(({ warehouse, reserve }) => warehouse === 0 && reserve === 0)).toBe(true);
    expect(stocks.some(({ warehouse }) => warehouse > 0 && warehouse < 5)).toBe(true);
    expect(stocks.some(({ reserve }) => reserve > 0)).toBe(true);
    expect(stocks.some(({ reserveEnabled }) => !reserveEnabled)).toBe(true);
  });

  test('has reviews, from none to thirty a style, none after the catalogue was made', () => {
    const counts = styles.map(({ reviews }) => reviews.length);
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(20);
    expect(Math.max(...counts)).toBeLessThanOrEqual(30);
    expect(styles.every(({ launched, reviews }) => reviews.every(({ date }) => date >= launched))).toBe(true);
  });
});

describe('each style', () => {
  test('commerce §3 product 5: the first 6 characters of a SKU are the style code', () => {
    expect(
      styles.every(({ sku, variants: own }) => own.every((variant) => variant.sku.slice(0, 6) === sku)),
    ).toBe(true);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
  });

  test('has one default variant and no more than 250 of them (commerce §9)', () => {
    for (const style of styles) {
      expect(style.variants.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(style.variants.length).toBeLessThanOrEqual(250);
    }
  });

  test('has a picture recipe for every colour, of a known kind, and a known facet family', () => {
    for (const { kind, colours } of styles)
      for (const { recipe, images, family } of colours) {
        expect(recipe === null ? images.length > 0 : mediaPicture.safeParse({ kind, recipe }).success).toBe(
          true,
        );
        expect(colourFamilies).toContain(family);
      }
  });

  test('is described in two or three paragraphs with nothing left to fill in', () => {
    for (const { description } of styles) {
      expect(description.length).toBeGreaterThanOrEqual(2);
      expect(description.length).toBeLessThanOrEqual(3);
      expect(description.join(' ')).not.toMatch(/[{}]|undefined| {2}|\.\./);
    }
  });

  test('says what it is made of and how to wash it', () => {
    for (const { customFields } of styles.filter(({ sku }) => !isGiftCard(sku))) {
      expect(customFields.fabric_composition).toBeTruthy();
      expect(customFields.washcare).toBeTruthy();
    }
  });

  test('has a sale price lower than its list price in every market, or none in any', () => {
    for (const { prices } of styles)
      for (const market of marketList) {
        const { list, sale } = prices[market];
        expect(Number.isInteger(list) && list > 0).toBe(true);
        expect(sale === null).toBe(prices.uk.sale === null);
        expect(sale ?? 0).toBeLessThan(list);
      }
  });

  test('counts stock where its tracking says', () => {
    for (const { inventoryTracking, stock, variants: own } of styles) {
      expect(stock !== null).toBe(inventoryTracking === 'product');
      expect(own.every((variant) => (variant.stock !== null) === (inventoryTracking === 'variant'))).toBe(
        true,
      );
    }
  });

  test('is named for cloth it is made of', () => {
    const denim = styles.filter(({ name }) => name.includes('Denim'));
    expect(denim.every(({ customFields }) => customFields.fabric_composition?.includes('cotton'))).toBe(true);
    const jersey = styles.filter(({ name }) => name.includes('Jersey'));
    expect(
      jersey.every(({ customFields }) => customFields.fabric_composition === '100% organic cotton'),
    ).toBe(true);
  });
});

describe('gift cards', () => {
  test('commerce §5 gift card 1: styles 100000 and 100001 are gift cards and nothing else is', () => {
    expect(styles.filter(({ sku }) => isGiftCard(sku)).map(({ sku }) => sku)).toEqual(['100000', '100001']);
    expect(inCategory('/other-stuff/gift-cards').map(({ sku }) => sku)).toEqual(['100000', '100001']);
  });

  test('commerce §3 gift card 1: the emailed card asks for everything a gift-type item carries', () => {
    const names = styles.find(({ sku }) => sku === '100000')?.modifiers.map(({ displayName }) => displayName);
    expect(names).toEqual([
      'Recipient email',
      'Recipient name',
      'Your email',
      'Your name',
      'Send date',
      'Your message',
      'hidden_uid',
    ]);
  });

  test('have a picture of each design', () => {
    const pictures = styles
      .flatMap(({ colours }) => colours.flatMap(({ images }) => images))
      .map((address) => address.replace('/i/', `${mediaFolder}/`));
    expect(pictures).toHaveLength(4);
    expect(pictures.filter((path) => !existsSync(`${path}.jpg`))).toEqual([]);
  });

  test('cost their face value in every market', () => {
    const card = styles.find(({ sku }) => sku === '100000');
    for (const { size, prices } of card?.variants ?? [])
      for (const market of marketList)
        expect(prices?.[market]).toEqual({ list: Number(size) * 100, sale: null });
  });
});

test('little gifts cost less than £25, gift cards aside', () => {
  const little = inCategory('/other-stuff/gifts/little-gifts').filter(({ sku }) => !isGiftCard(sku));
  expect(little.length).toBeGreaterThan(20);
  expect(little.every(({ prices }) => prices.uk.list < littleGiftBelow)).toBe(true);
  expect(little.every(({ prices }) => prices.eu.list < 3_000 && prices.us.list <= 3_500)).toBe(true);
});

test('petite measurements are given for styles that come in Petite', () => {
  const petite = styles.filter((style) => style.variants.some(({ length }) => length === 'Petite'));
  expect(petite.length).toBeGreaterThan(0);
  expect(petite.every((style) => isOneOf(style, '/womens/dresses'))).toBe(true);
  expect(petite.every(({ customFields }) => customFields.petite_measurements_displayed)).toBe(true);
});

test('look: two neighbours of a listing are seldom alike in kind, colour and design', () => {
  const dresses = styles
    .filter((style) => isOneOf(style, '/womens/dresses'))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ kind, colours: [first] }) => `${kind} ${first?.family} ${first?.recipe?.pattern}`);
  const alike = dresses.filter((dress, at) => dress === dresses[at + 1]);
  expect(alike.length).toBeLessThan(dresses.length / 20);
});

const pictured: [string, string][] = [
  ['Jumper', 'jumper'],
  ['Wide Trousers', 'wide-trousers'],
  ['Gilet', 'gilet'],
  ['Raincoat', 'raincoat'],
  ['Pyjama Shirt', 'pyjamas'],
  ['Midi Skirt', 'midi-skirt'],
  ['Coat', 'coat'],
  ['Beanie', 'beanie'],
  ['Vest', 'vest'],
  ['Shorts', 'shorts'],
  ['Shirt Dress', 'shirt-dress'],
  ['Bowl', 'bowl'],
  ['Tea Towel', 'tea-towel'],
  ['Hoodie', 'hoodie'],
  ['Long-Sleeve Tee', 'long-sleeve-tee'],
  ['Tote Bag', 'tote-bag'],
  ['Blouse', 'blouse'],
  ['Cardigan', 'cardigan'],
  ['Socks', 'socks'],
  ['Mini Dress', 'mini-dress'],
  ['Cable Jumper', 'cable-jumper'],
];

test.each(pictured)('pictures: what is called a %s is pictured as one', (word, kind) => {
  const closer = pictured.filter(([other]) => other.endsWith(` ${word}`));
  const named = styles
    .filter(({ name }) => name.endsWith(` ${word}`))
    .filter(({ name }) => !closer.some(([other]) => name.endsWith(` ${other}`)));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((style) => style.kind !== kind)).toEqual([]);
});
