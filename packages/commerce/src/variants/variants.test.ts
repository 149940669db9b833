import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseVariant } from './chooseVariant.ts';
import { colourFromPath, colourToPath, productPath } from './colourInPath.ts';
import { preselected, variantsInColour, variantsMatching, variantsOfColour } from './variantsMatching.ts';

const variant = (id: number, stock: number | null, isDefault = false, purchasingDisabled = false) => ({
  id,
  stock,
  isDefault,
  purchasingDisabled,
});
const byVariant = { inventoryTracking: 'variant', inventoryLevel: null } as const;

describe('the variant chosen when adding', () => {
  test('commerce §4 variant choice 1: the default-option variant is used if purchasable and in stock', () => {
    const variants = [variant(1, 5), variant(2, 1, true)];
    expect(chooseVariant({ ...byVariant, variants })?.id).toBe(2);
  });

  test('commerce §4 variant choice 1: otherwise the first purchasable in-stock variant', () => {
    const soldOut = [variant(1, 0), variant(2, 9, false, true), variant(3, 1), variant(4, 0, true)];
    expect(chooseVariant({ ...byVariant, variants: soldOut })?.id).toBe(3);
    const disabled = [variant(1, 3), variant(2, 9, true, true)];
    expect(chooseVariant({ ...byVariant, variants: disabled })?.id).toBe(1);
  });

  test('none when nothing can be bought', () => {
    expect(
      chooseVariant({ ...byVariant, variants: [variant(1, 0), variant(2, 3, true, true)] }),
    ).toBeUndefined();
    expect(chooseVariant({ ...byVariant, variants: [] })).toBeUndefined();
  });

  test('stock counted by style, or not at all, does not look at the variant', () => {
    const variants = [variant(1, 0), variant(2, 0, true)];
    const byStyle = { inventoryTracking: 'product', inventoryLevel: 4, variants } as const;
    expect(chooseVariant(byStyle)?.id).toBe(2);
    expect(chooseVariant({ ...byStyle, inventoryLevel: 0 })).toBeUndefined();
    expect(chooseVariant({ inventoryTracking: 'none', inventoryLevel: null, variants })?.id).toBe(2);
  });

  test('what is chosen can always be bought, and something is chosen whenever anything can', () => {
    const any = fc.record({
      stock: fc.integer({ min: -2, max: 3 }),
      isDefault: fc.boolean(),
      purchasingDisabled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (variants) => {
        const buyable = variants.filter((one) => one.stock >= 1 && !one.purchasingDisabled);
        const chosen = chooseVariant({ ...byVariant, variants });
        expect(chosen === undefined).toBe(buyable.length === 0);
        expect(variants.filter((one) => one === chosen && !buyable.includes(one))).toEqual([]);
      }),
    );
  });
});

describe('the options of a colour', () => {
  const variants = [
    { id: 1, colour: 'Moss Green', size: '10', length: null },
    { id: 2, colour: 'Moss Green', size: '12', length: null },
    { id: 3, colour: 'Ink', size: '10', length: null },
  ];

  test('the variants of a colour; none if no variant matches it', () => {
    expect(variantsOfColour(variants, 'Moss Green').map(({ id }) => id)).toEqual([1, 2]);
    expect(variantsOfColour(variants, 'Mustard')).toEqual([]);
  });

  test('a style without colours sells all it has on the page of any colour', () => {
    expect(variantsInColour(variants, 'Ink').map(({ id }) => id)).toEqual([3]);
    expect(variantsInColour(variants, 'Mustard')).toEqual([]);
    const plain = variants.map((one) => ({ ...one, colour: null }));
    expect(variantsInColour(plain, 'Mustard')).toEqual(plain);
  });

  test('an option not chosen yet is open, one a style does not have is null', () => {
    expect(variantsMatching(variants, { size: '10' }).map(({ id }) => id)).toEqual([1, 3]);
    expect(variantsMatching(variants, { size: '10', colour: 'Ink', length: null })).toHaveLength(1);
    expect(variantsMatching(variants, { size: '10', colour: 'Ink', length: 'Long' })).toEqual([]);
  });

  test('commerce §4 product page 2: when only a single size exists, it is preselected', () => {
    expect(preselected(['One Size'])).toBe('One Size');
    expect(preselected(['10', '12'])).toBeUndefined();
    expect(preselected([])).toBeUndefined();
  });
});

describe('the address of a product', () => {
  test('commerce §2 product page 1: underscores in color stand for spaces', () => {
    expect(colourToPath('Moss Green')).toBe('Moss_Green');
    expect(colourFromPath('Moss_Green')).toBe('Moss Green');
  });

  test('a colour survives the address it stands in', () => {
    const colour = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((text) => !/[_%\ud800-\udfff]/.test(text));
    fc.assert(
      fc.property(colour, (name) => {
        expect(colourFromPath(colourToPath(name))).toBe(name);
      }),
    );
  });

  test('a segment that is not well encoded is read as it stands', () => {
    expect(colourFromPath('100%_Wool')).toBe('100% Wool');
  });

  test('commerce §2 product page 2: query parameters Size and Length select options', () => {
    const product = { id: 12, slug: 'fern-cord-shirt' };
    expect(productPath(product, 'Duck Egg')).toBe('/p/12/fern-cord-shirt/Duck_Egg');
    expect(productPath(product, 'Ink', { size: '10', length: 'Extra Long' })).toBe(
      '/p/12/fern-cord-shirt/Ink?Size=10&Length=Extra%20Long',
    );
    expect(productPath(product, 'Ink', { size: null })).toBe('/p/12/fern-cord-shirt/Ink');
  });
});
