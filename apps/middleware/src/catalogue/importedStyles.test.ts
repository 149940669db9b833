import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourFromName, colourInTitle, unnamedColour } from './colourFromName.ts';
import { importedStyles } from './importedStyles.ts';
import { optionSlots } from './optionSlots.ts';
import { placeInShop } from './placeInShop.ts';
import { readCsv } from './readCsv.ts';
import { styleCodeFor } from './styleCode.ts';

const hedgerow = readFileSync(new URL('./fixtures/hedgerow.csv', import.meta.url), 'utf8');

async function stylesOf(text: string) {
  const rows = await readCsv([Buffer.from(text)], []);
  if (!rows.ok) throw new Error(JSON.stringify(rows.error));
  return importedStyles(rows.value);
}

async function styleOf(handle: string) {
  const result = await stylesOf(hedgerow);
  return result.ok ? result.value.find((style) => style.handle === handle) : undefined;
}

async function problemsOf(change: (text: string) => string) {
  const changed = change(hedgerow);
  expect(changed).not.toBe(hedgerow);
  const result = await stylesOf(changed);
  return result.ok ? [] : result.error;
}

describe('a product of the file', () => {
  test('has its options as colour, size and length, its stock and its prices', async () => {
    const dress = await styleOf('bramble-wrap-dress');
    expect(
      dress?.variants.map(({ colour, size, length, stock, skuPart }) => [
        colour,
        size,
        length,
        stock,
        skuPart,
      ]),
    ).toEqual([
      ['Moss Green', '10', 'Regular', 12, 'BRW-MG-10'],
      ['Moss Green', '12', 'Regular', 0, 'BRW-MG-12'],
      ['Damson', '12', 'Long', 3, 'BRW-DA-12L'],
    ]);
    expect(dress?.variants[0]?.prices).toEqual({
      uk: { list: 8500, sale: 5950 },
      eu: { list: 10_200, sale: 7150 },
      us: { list: 11_250, sale: 7900 },
    });
    expect(dress?.variants[2]?.prices.uk).toEqual({ list: 6450, sale: null });
  });

  test('has a code for each half size without a SKU, and asks for SKUs where signs alone make the difference', async () => {
    const shoes = (...sizes: string[]) =>
      ['Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price']
        .concat(sizes.map((size) => `clogs,Clogs,Shoes,women,Size,${size},40.00`))
        .join('\n');
    const styles = await stylesOf(shoes('6', '6½', '6¼', '7'));
    expect(styles.ok && styles.value[0]?.variants.map(({ skuPart }) => skuPart)).toEqual([
      '6',
      '6-1-2',
      '6-1-4',
      '7',
    ]);
    const alike = await stylesOf(shoes('6', '6+'));
    expect(alike.ok ? [] : alike.error.map(({ reason }) => reason)).toEqual([
      'Without a SKU these options get the code of those on line 2. Give each variant a SKU.',
    ]);
  });

  test('keeps only the words of its HTML body', async () => {
    expect((await styleOf('bramble-wrap-dress'))?.description).toEqual([
      'A wrap dress that stays wrapped.',
      'Two pockets',
      'Viscose from well-kept woods',
    ]);
  });

  test("shows a colour's own picture before the product's", async () => {
    const colours = (await styleOf('bramble-wrap-dress'))?.colours;
    const files = colours?.map(({ pictures }) => pictures.map((address) => address.split('/').at(-1)));
    expect(files).toEqual([
      ['bramble-moss.jpg', 'bramble-1.jpg', 'bramble-2.jpg', 'bramble-3.jpg'],
      ['bramble-damson.jpg', 'bramble-1.jpg', 'bramble-2.jpg', 'bramble-3.jpg'],
    ]);
    expect(colours?.[0]).toMatchObject({ colour: 'Moss Green', family: 'Green', swatch: '#4f6238' });
  });

  test('without a colour option takes the colour its title names', async () => {
    const shirt = await styleOf('hurdle-cord-overshirt');
    expect(shirt?.variants.map(({ colour, size, skuPart }) => [colour, size, skuPart])).toEqual([
      ['Olive', 'Medium', 'MEDIUM'],
      ['Olive', 'Large', 'LARGE'],
    ]);
  });

  test('has its own price in a market the file has a column for', async () => {
    const prices = (await styleOf('hurdle-cord-overshirt'))?.variants[0]?.prices;
    expect(prices?.us).toEqual({ list: 13_000, sale: 11_000 });
    expect(prices?.eu).toEqual({ list: 9000, sale: null });
  });

  test('whose stock is not counted, or that sells on without any, has none to run out of', async () => {
    expect((await styleOf('hurdle-cord-overshirt'))?.variants[0]?.stock).toBeNull();
    expect((await styleOf('lantern-mug'))?.variants[0]?.stock).toBeNull();
  });

  test('that is a gift card without shipping goes by e-mail', async () => {
    const card = await styleOf('gift-card-by-email');
    expect(card).toMatchObject({ giftCard: 'email', categories: [['Other Stuff', 'Gift Cards']] });
    expect(card?.variants.map(({ size }) => size)).toEqual(['£25', '£50']);
  });
});

/** The mug becomes a gift card that needs no shipping. */
function withTwoGiftCards(text: string): string {
  return text.replace('shopify,0,continue,14,,true,,,false', ',0,deny,14,,false,,,true');
}

describe('a line that cannot be understood is named with its column and the reason', () => {
  const cases: [string, (text: string) => string, object][] = [
    ['a bad price', (text) => text.replace(',75,', ',75 pounds,'), { line: 6, column: 'Variant Price' }],
    ['a comma in a price', (text) => text.replace('59.50', '"59,50"'), { line: 2, column: 'Variant Price' }],
    ['no price', (text) => text.replace(',75,', ',,'), { line: 6, column: 'Variant Price' }],
    ['a repeated SKU', (text) => text.replace('BRW-MG-12', 'BRW-MG-10'), { line: 3, column: 'Variant SKU' }],
    ['repeated options', (text) => text.replace(',Large,', ',Medium,'), { line: 8, column: 'Option1 Value' }],
    ['no handle', (text) => text.replace('lantern-mug', ''), { line: 9, column: 'Handle' }],
    ['no title', (text) => text.replace('Lantern Mug', ''), { line: 9, column: 'Title' }],
    [
      'a stock that is no number',
      (text) => text.replace(',12,deny', ',a dozen,deny'),
      { line: 2, column: 'Variant Inventory Qty' },
    ],
    [
      'a flag that is none',
      (text) => text.replace('new",true', 'new",perhaps'),
      { line: 2, column: 'Published' },
    ],
    ['a long title', (text) => text.replace('Lantern Mug', 'x'.repeat(201)), { line: 9, column: 'Title' }],
    ['a second gift card of a sort', withTwoGiftCards, { line: 10, column: 'Gift Card' }],
  ];
  test.each(cases)('%s', async (_, change, problem) => {
    expect(await problemsOf(change)).toMatchObject([problem]);
  });

  test('all of them are told at once, by line', async () => {
    const problems = await problemsOf((text) =>
      text.replaceAll(',75,', ',x,').replace('BRW-DA-12L', 'BRW-MG-10'),
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [4, 'Variant SKU'],
      [6, 'Variant Price'],
      [8, 'Variant Price'],
    ]);
  });
});

test('options are matched by name, and others take what is free', () => {
  expect(optionSlots(['Colour', 'Size', ''])).toEqual(['colour', 'size', null]);
  expect(optionSlots(['Title', '', ''])).toEqual(['size', null, null]);
  expect(optionSlots(['Size', 'Material', 'Color'])).toEqual(['size', 'length', 'colour']);
  expect(optionSlots(['Size', 'Sizes', 'Length'])).toEqual(['size', 'colour', 'length']);
});

test('colours are known by a dye of the house or by an everyday word', () => {
  expect(colourFromName('duck egg')).toEqual({ family: 'Blue', swatch: '#bcd3d1' });
  expect(colourFromName('Washed Navy')).toMatchObject({ family: 'Blue' });
  expect(colourFromName('Kalamata')).toMatchObject({ family: 'Neutral' });
  expect(colourInTitle('Olive Green Jacket')).toBe('Olive Green');
  expect(colourInTitle('Zipped Jacket')).toBe(unnamedColour);
  expect(colourInTitle('Bored Redness')).toBe(unnamedColour);
});

test.each([
  [{ title: 'Yellow Wool Jumper', tags: ['women'] }, [['Womens', 'Knitwear', 'Jumpers']]],
  [{ title: 'Ribbed Vest', tags: ['women'] }, [['Womens', 'Tops', 'Vests']]],
  [{ title: 'Hooded Raincoat', tags: ['men'] }, [['Mens', 'Coats & Jackets']]],
  [{ title: 'Striped Socks', tags: ['men'] }, [['Mens', 'Accessories', 'Socks']]],
  [{ title: 'Knit Cardigan', tags: ['women'] }, [['Womens', 'Knitwear', 'Cardigans']]],
  [{ title: 'Linen Shorts', tags: ['men'] }, [['Mens', 'Trousers & Jeans', 'Shorts']]],
  [{ title: 'Bobble Hat', tags: ['men'] }, [['Mens', 'Accessories', 'Hats']]],
  [{ title: 'Canvas Tote', tags: ['women'] }, [['Womens', 'Accessories', 'Bags']]],
  [{ title: 'LED High Tops', tags: ['men'] }, [['Mens', 'Shoes']]],
  [
    { title: 'Red Sports Tee', tags: ['Women', 'men'] },
    [
      ['Womens', 'Tops', 'T-Shirts'],
      ['Mens', 'Tops', 'T-Shirts'],
    ],
  ],
  [{ title: 'Weekender', type: 'Luggage', tags: ["Men's"] }, [['Mens', 'Luggage']]],
  [{ title: 'Striped Cushion', tags: ['women'] }, [['Other Stuff', 'Homeware', 'Cushions']]],
  [{ title: 'Mystery Box' }, [['Other Stuff']]],
])('a product stands where its title, type and tags say: %o', (labels, categories) => {
  expect(placeInShop({ type: '', tags: [], giftCard: false, ...labels })).toEqual(categories);
});

test('a style code is six digits, the same for a handle, and never one that is taken', () => {
  const code = styleCodeFor('lantern-mug', () => false);
  expect(code).toMatch(/^[4-9]\d{5}$/);
  expect(styleCodeFor('lantern-mug', () => false)).toBe(code);
  expect(styleCodeFor('lantern-mug', (one) => one === code)).not.toBe(code);
});
