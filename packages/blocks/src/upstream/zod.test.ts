import { expect, test } from 'vitest';
import { z } from 'zod';
import { definitionOf, isOptionalInput, patternOf } from './zod.ts';

const word = z.string();
const figure = z.number();

test.each([
  ['an enum', z.enum(['a', 'b']), { type: 'enum', entries: { a: 'a', b: 'b' } }],
  ['a literal', z.literal(['a', 1]), { type: 'literal', values: ['a', 1] }],
  ['a list', z.array(word), { type: 'array', element: word }],
  ['a tuple', z.tuple([word, figure]), { type: 'tuple', items: [word, figure] }],
  ['an object', z.object({ word }), { type: 'object', shape: { word } }],
  ['an intersection', z.intersection(word, figure), { type: 'intersection', left: word, right: figure }],
  ['a union', z.union([word, figure]), { type: 'union', options: [word, figure] }],
  ['a default', word.default('a'), { type: 'default', innerType: word, defaultValue: 'a' }],
  ['a prefault', word.prefault('a'), { type: 'prefault', innerType: word, defaultValue: 'a' }],
  ['an optional', word.optional(), { type: 'optional', innerType: word }],
  ['a nullable', word.nullable(), { type: 'nullable', innerType: word }],
  ['a pipe', word.pipe(z.any()), { type: 'pipe', in: word }],
])(
  'zod: %s says what it is made of. Else compare upstream/zod.ts with z.core.$ZodTypes',
  (_, schema, made) => {
    expect(definitionOf(schema)).toMatchObject(made);
  },
);

test('zod: what a lazy schema stands for is asked of its getter. Else compare upstream/zod.ts with $ZodLazyDef', () => {
  const definition = definitionOf(z.lazy(() => word));
  expect(definition.type === 'lazy' && definition.getter()).toBe(word);
});

test('zod: a field that may be left out is told from one that may not. Else compare upstream/zod.ts with $ZodTypeInternals.optin', () => {
  const fields = [word, word.nullable(), word.optional(), word.default('a'), z.object({}).prefault({})];
  expect(fields.map(isOptionalInput)).toEqual([false, false, true, true, true]);
});

test('zod: a template of texts has one pattern. Else compare upstream/zod.ts with $ZodTypeInternals.pattern', () => {
  const pattern = patternOf(z.templateLiteral(['a', figure]));
  expect(pattern?.test('a1')).toBe(true);
  expect(pattern?.test('b1')).toBe(false);
});
