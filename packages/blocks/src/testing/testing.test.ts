import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { media } from '../fields/media.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { mutated } from './mutated.ts';

const schema = z.object({
  heading: z.string().trim().min(1).max(12),
  even: z
    .number()
    .refine((value) => value === 42, 'must be 42')
    .meta({ examples: [42] }),
  align: z.enum(['Left', 'Right']).optional(),
  picture: media.optional(),
  tiles: z.tuple([z.boolean(), z.array(z.string()).max(2)]),
});

test('random content is content that the schema accepts', () => {
  fc.assert(
    fc.property(arbitraryOf(schema), (content) => {
      expect(schema.safeParse(content).error).toBeUndefined();
    }),
  );
});

test('random content shows every choice and leaves out what may be left out', () => {
  const contents = fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 1 });
  expect(new Set(contents.map(({ align }) => align))).toEqual(new Set([undefined, 'Left', 'Right']));
  expect(contents.some(({ picture }) => picture === undefined)).toBe(true);
  const pictures = contents.flatMap(({ picture }) => picture ?? []);
  const forms = [...new Set(pictures.flatMap((picture) => Object.keys(picture)))];
  expect(forms).toEqual(expect.arrayContaining(['_meta', 'image', 'video', 'url']));
});

test('a field for which nothing valid can be made asks for an example', () => {
  const closed = z.string().refine(() => false);
  expect(() => arbitraryOf(closed.meta({ title: 'Riddle' }))).toThrow(/"Riddle".*Give the field an example/s);
});

const fixture = { heading: 'Sale', tiles: [true, ['a', 'b']] };

test('a mutation changes one place and leaves the fixture itself alone', () => {
  const before = structuredClone(fixture);
  fc.assert(
    fc.property(mutated(fixture), ({ content, path }) => {
      const untouched = path.startsWith('tiles') ? { heading: 'Sale' } : { tiles: fixture.tiles };
      expect(content).toMatchObject(untouched);
      expect(fixture).toEqual(before);
    }),
  );
});

test('mutations reach every place and say what they did there', () => {
  const mutations = fc.sample(mutated(fixture), { numRuns: 2000, seed: 1 });
  expect(new Set(mutations.map(({ path }) => path))).toEqual(
    new Set(['heading', 'tiles', 'tiles.0', 'tiles.1', 'tiles.1.0', 'tiles.1.1']),
  );
  expect(new Set(mutations.map(({ what }) => what)).size).toBeGreaterThan(30);
});
