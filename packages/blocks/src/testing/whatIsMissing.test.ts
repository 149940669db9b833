import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from '../describeSchema.ts';
import { callsToAction } from '../fields/callToAction.ts';
import { media } from '../fields/media.ts';
import { unexplainedFields } from './unexplainedFields.ts';
import { type BlockParts, whatIsMissing } from './whatIsMissing.ts';

const tile = z.object({
  alignment: z.enum(['Left', 'Right']).default('Left'),
  bold: z.boolean().default(false),
});
const schema = z.object({
  title: z.string(),
  size: z.enum(['Small', 'Large']),
  tiles: z.array(tile).default([]),
});

const fixtures = {
  default: { title: 'Sale', size: 'Small', tiles: [{ alignment: 'Right' }] },
  minimal: { title: 'Sale', size: 'Large' },
  maximal: { title: 'Sale', size: 'Small', tiles: [{ bold: true }, {}] },
  longText: { title: 'Sale '.repeat(20), size: 'Small' },
};
const whole: BlockParts = { schema, hasRow: true, fixtures, shown: Object.values(fixtures) };

describe('a library that lacks something says what', () => {
  test('nothing is missing of a whole block', () => {
    expect(whatIsMissing({ quote: whole })).toEqual([]);
  });

  test('a row', () => {
    expect(whatIsMissing({ quote: { ...whole, hasRow: false } })).toEqual([
      'quote: the registry has no row that shows it',
    ]);
  });

  test.each(['default', 'minimal', 'maximal', 'longText'] as const)('the fixture “%s”', (name) => {
    const { [name]: _removed, ...rest } = fixtures;
    const missing = whatIsMissing({ quote: { ...whole, fixtures: rest } });
    expect(missing).toContain(`quote: there is no fixture “${name}”`);
  });

  test('a value that only the removed fixture set', () => {
    const { minimal: _removed, ...rest } = fixtures;
    expect(whatIsMissing({ quote: { ...whole, fixtures: rest } })).toEqual([
      'quote: there is no fixture “minimal”',
      'quote: no fixture sets size to Large',
    ]);
  });

  test('a value added to a choice, and one side of a yes or no', () => {
    const wider = schema.extend({
      size: z.enum(['Small', 'Large', 'Huge']),
      loop: z.boolean(),
    });
    expect(whatIsMissing({ quote: { ...whole, schema: wider } })).toEqual([
      'quote: no fixture sets size to Huge',
      'quote: no fixture sets loop to true',
      'quote: no fixture sets loop to false',
    ]);
  });

  test('a value deep in a list', () => {
    const plain = { ...fixtures, default: { title: 'Sale', size: 'Small' } };
    expect(whatIsMissing({ quote: { ...whole, fixtures: plain, shown: Object.values(plain) } })).toEqual([
      'quote: no fixture sets tiles[].alignment to Right',
    ]);
  });

  test('a story', () => {
    const { longText: _untold, ...shown } = fixtures;
    expect(whatIsMissing({ quote: { ...whole, shown: Object.values(shown) } })).toEqual([
      'quote: no story shows the fixture “longText”',
    ]);
  });

  test('a missing picture and a video, where a picture may be', () => {
    const pictured = schema.extend({ image: media.optional() });
    expect(whatIsMissing({ quote: { ...whole, schema: pictured } })).toEqual([
      'quote: there is no fixture “missingImage”',
      'quote: there is no fixture “video”',
    ]);
  });

  test('a button style that no block of all shows', () => {
    const linked = schema.extend({ callsToAction: callsToAction(2) });
    const missing = whatIsMissing({ quote: { ...whole, schema: linked }, other: whole });
    expect(missing).toContain('all blocks together: no fixture sets buttonStyle to round-style');
    expect(missing.filter((line) => line.startsWith('quote'))).toEqual([]);
  });
});

test('of alternatives, only the one that the content is counts as shown', () => {
  const column = z.union([
    z.object({ links: z.array(z.string()), bold: z.boolean() }),
    z.object({ picture: z.string(), round: z.boolean() }),
  ]);
  const contents = { default: { column: { links: [], bold: true } }, minimal: {}, maximal: {}, longText: {} };
  const parts = {
    ...whole,
    shown: Object.values(contents),
    schema: z.object({ column }),
    fixtures: contents,
  };
  expect(whatIsMissing({ menu: parts })).toEqual([
    'menu: no fixture sets column.bold to false',
    'menu: no fixture sets column.round to true',
    'menu: no fixture sets column.round to false',
  ]);
});

test('a field without a title or a description is named, however deep it is', () => {
  const titled = z.string().meta({ title: 'Heading', description: 'Large words.' });
  const tiles = z
    .array(z.object({ heading: titled, href: z.string().meta({ title: 'Link' }) }))
    .meta({ title: 'Tiles', description: 'Side by side.' });
  expect(unexplainedFields(describeSchema(z.object({ heading: titled, tiles })))).toEqual(['tiles[].href']);
});
