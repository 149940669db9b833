import fc from 'fast-check';
import { schemaAddress } from '../schemaAddress.ts';
import { schemas } from '../schemas.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { blockIds, everyFixture } from './library.ts';
import { mutated } from './mutated.ts';

const seed = 20_261_120;
const valid = 1000;
const wrong = 300;

/** As the content service would deliver it; content that is no object is delivered as an item without fields. */
function itemOf(id: string, content: unknown): object {
  const fields = typeof content === 'object' ? content : {};
  return { ...fields, _meta: { schema: schemaAddress(id) } };
}

const sorted = (count: number, of: (id: (typeof blockIds)[number]) => fc.Arbitrary<unknown>): object[] =>
  blockIds.flatMap((id) =>
    fc
      .sample(of(id), { numRuns: Math.ceil(count / blockIds.length), seed })
      .map((content) => itemOf(id, content)),
  );

/** For tests: 300 fixtures with a field made wrong, always the same. */
export function mutatedItems(): readonly object[] {
  return sorted(wrong, (id) => {
    const own = everyFixture.filter((fixture) => fixture.id === id);
    return fc
      .constantFrom(...own)
      .chain(({ content }) => mutated(content))
      .map(({ content }) => content);
  });
}

/** For tests: 1,000 random items that the schemas accept and 300 fixtures with a field made wrong, always the same. */
export function strangeItems(): readonly object[] {
  const items = [...sorted(valid, (id) => arbitraryOf(schemas[id])), ...mutatedItems()];
  // Shuffled, so that each page has blocks of many kinds.
  return fc.sample(fc.shuffledSubarray(items, { minLength: items.length }), { numRuns: 1, seed })[0] ?? [];
}
