import { expect, test } from 'vitest';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { allOfLocale, localisedValueTag, ofLocale } from './ofLocale.ts';

const said = (...values: readonly [locale: string, value: unknown][]) => ({
  _meta: { schema: localisedValueTag },
  values: values.map(([locale, value]) => ({ locale, value })),
});

test.each([
  ['en-GB', 'Trousers'],
  ['en-US', 'Pants'],
  ['EN-us', 'Pants'],
  ['en-IE', 'Trousers'],
  ['de-AT', 'Hosen'],
  ['fr-FR', 'Trousers'],
])('in %s a localised value is %s', (locale, word) => {
  expect(ofLocale(said(['en-GB', 'Trousers'], ['en-US', 'Pants'], ['de-DE', 'Hosen']), locale)).toBe(word);
});

test('one without a value counts as left out, and any other value is itself', () => {
  expect(ofLocale(said(), 'en-GB')).toBeNull();
  for (const value of [
    undefined,
    null,
    7,
    'Trousers',
    { values: [] },
    { _meta: { schema: 'x' }, values: [] },
  ])
    expect(ofLocale(value, 'en-GB')).toBe(value);
});

test('all of an item is in one locale, however deep; one without localised values is the same object', () => {
  const item = {
    _meta: { schema: schemaAddress('hero') },
    heading: said(['en-GB', 'Trousers'], ['en-US', 'Pants']),
    callsToAction: said([
      'en-US',
      [{ buttonText: said(['en-US', 'Shop']), buttonLink: '/', buttonStyle: 'primary' }],
    ]),
  };
  const { blocks, broken } = parseBlocks([allOfLocale(item, 'en-US')]);
  expect(broken).toEqual([]);
  expect(blocks[0]?.content).toMatchObject({ heading: 'Pants', callsToAction: [{ buttonText: 'Shop' }] });
  const plain = { title: 'Sale', slots: [item._meta] };
  expect(allOfLocale(plain, 'en-US')).toBe(plain);
});
