import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeSchema } from './describeSchema.ts';
import { colour, optionalColour } from './fields/colour.ts';
import { markdown } from './fields/markdown.ts';
import { media } from './fields/media.ts';

describe('a schema is read from its input side', () => {
  test('a text has its limits, its patterns and its words for editors', () => {
    const schema = z
      .string()
      .trim()
      .min(2)
      .max(9)
      .regex(/^a/)
      .meta({ title: 'Name', examples: ['ab'] });
    expect(describeSchema(schema)).toEqual({
      schema,
      kind: 'text',
      required: true,
      title: 'Name',
      examples: ['ab'],
      minimum: 2,
      maximum: 9,
      patterns: [/^a/],
    });
  });

  test('a number has its limits, and may have to be whole', () => {
    expect(describeSchema(z.number().min(1).max(4))).toMatchObject({ minimum: 1, maximum: 4, whole: false });
    expect(describeSchema(z.int())).toMatchObject({ kind: 'number', whole: true, required: true });
  });

  test('what a text becomes does not matter, what it is read as does', () => {
    expect(describeSchema(markdown)).toMatchObject({ kind: 'text', format: 'markdown', maximum: 20_000 });
    expect(describeSchema(colour)).toMatchObject({ kind: 'text', format: 'colour' });
    expect(describeSchema(z.url())).toMatchObject({ kind: 'text', format: 'url' });
    expect(describeSchema(z.iso.datetime())).toMatchObject({ kind: 'text', format: 'date-time' });
  });

  test('enums, literals and unions of literals are one choice', () => {
    expect(describeSchema(z.enum(['a', 'b']))).toMatchObject({ kind: 'choice', values: ['a', 'b'] });
    expect(describeSchema(z.literal([1, 2]))).toMatchObject({ kind: 'choice', values: [1, 2] });
    expect(describeSchema(z.union([z.literal('a'), z.enum(['b', 'c'])]))).toMatchObject({
      kind: 'choice',
      values: ['a', 'b', 'c'],
    });
  });

  test('an empty text beside something else means that the field may be left blank', () => {
    expect(describeSchema(optionalColour)).toMatchObject({ kind: 'text', format: 'colour', blank: true });
  });

  test('lists, tuples, groups and alternatives hold what they hold', () => {
    const schema = z.object({
      list: z.array(z.boolean()).min(1).max(3),
      pair: z.tuple([z.string(), z.number()]),
      column: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
    });
    expect(describeSchema(schema)).toMatchObject({
      kind: 'group',
      fields: {
        list: { kind: 'list', minimum: 1, maximum: 3, item: { kind: 'boolean' } },
        pair: { kind: 'tuple', items: [{ kind: 'text' }, { kind: 'number' }] },
        column: { kind: 'either', options: [{ kind: 'group' }, { kind: 'group' }] },
      },
    });
  });

  test('two groups that both hold are one', () => {
    const both = z.intersection(z.object({ a: z.string() }), z.object({ b: z.boolean() }));
    expect(describeSchema(both)).toMatchObject({
      kind: 'group',
      fields: { a: { kind: 'text' }, b: { kind: 'boolean' } },
    });
  });

  test('a link to a picture or a video is told from other groups', () => {
    expect(describeSchema(media)).toMatchObject({ kind: 'media', accepts: ['image', 'video'] });
  });

  test('what is optional or has a default is not required, and a default is said', () => {
    expect(describeSchema(z.string())).toMatchObject({ required: true });
    expect(describeSchema(z.string().optional())).toMatchObject({ required: false });
    expect(describeSchema(z.string().default('x'))).toMatchObject({ required: false, default: 'x' });
    expect(describeSchema(z.object({}).prefault({}))).toMatchObject({ required: false, default: {} });
    expect(describeSchema(z.string().nullable())).toMatchObject({ required: true, nullable: true });
  });

  test('words given to a wrapped schema win over those of the schema inside', () => {
    const inner = z.string().meta({ title: 'Inner', description: 'Kept.' });
    expect(describeSchema(inner.optional().meta({ title: 'Outer' }))).toMatchObject({
      title: 'Outer',
      description: 'Kept.',
    });
  });
});

test('a schema cannot name an event or a format that there is not', () => {
  // @ts-expect-error: not one of the events of blocks §7.
  z.object({}).meta({ events: ['click'] });
  // @ts-expect-error: not a format of ours.
  expect(describeSchema(z.string().meta({ format: 'prose' })).kind).toBe('text');
});
