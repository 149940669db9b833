import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrokenBlock } from '../parse.ts';
import { type BlockId, schemas } from '../schemas.ts';
import { arbitraryOf } from './arbitraryOf.ts';
import { htmlOf } from './htmlOf.ts';
import { blockIds, everyFixture } from './library.ts';
import { mutated } from './mutated.ts';
import { pageOf } from './pageOf.tsx';

const seed = 20_261_120;
const validItems = 1000;
const mutatedItems = 300;
/** Some blocks have hundreds of fields, and the machine may be busy. */
const timeout = 60_000;
const each = (items: number): number => Math.ceil(items / blockIds.length);

/** React says on the console what it could not throw: a key used twice, an attribute that is none. */
const complaints: unknown[][] = [];
vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
beforeEach(() => complaints.splice(0));

interface Served {
  readonly broken: readonly BrokenBlock[];
  readonly sent: string;
}

/** What the editor is told of the content, and whether the server could send the page it is on. */
async function served(id: BlockId, content: unknown): Promise<Served> {
  const { page, broken } = pageOf(id, content);
  const sent = await htmlOf(page).then(
    (html) => (html.includes('<div') ? 'a page' : 'nothing'),
    (error: unknown) => `no page: ${String(error)}`,
  );
  return { broken, sent };
}

/** What a schema lets pass and its reader does not: words nobody could read, spaces for words, nothing for a block, a part of a button. */
const mayBeTold = /has a contrast of|is empty|Block is missing|and is not shown/;

/** Whether a block is not shown although something in it could have been: a field that was left as its editor wrote it. */
const isLost = ({ shown, faults }: BrokenBlock, content: unknown): boolean =>
  shown === 'not' &&
  Object.keys(Object(content)).some((field) => !faults.some(({ path }) => path.split(/[.[]/)[0] === field));

describe.each(blockIds)('%s', (id) => {
  test('whatever its schema accepts is shown by the server', { timeout }, async () => {
    for (const content of fc.sample(arbitraryOf(schemas[id]), { numRuns: each(validItems), seed })) {
      const { broken, sent } = await served(id, content);
      const repaired = broken.flatMap(({ faults }) => faults).filter(({ reason }) => !mayBeTold.test(reason));
      expect({ repaired, sent, content }).toEqual({ repaired: [], sent: 'a page', content });
    }
    expect(complaints).toEqual([]);
  });

  test('a fixture with a field made wrong stands, and the editor reads where and why', {
    timeout,
  }, async () => {
    const own = everyFixture.filter((fixture) => fixture.id === id);
    const mutations = fc.constantFrom(...own).chain(({ content }) => mutated(content));
    for (const { content, path, what } of fc.sample(mutations, { numRuns: each(mutatedItems), seed })) {
      const { broken, sent } = await served(id, content);
      const lost = broken.filter((block) => isLost(block, content));
      const vague = broken.filter(({ problem }) => !/→ at \w/.test(problem));
      expect({ path, what, sent, lost, vague }).toEqual({ path, what, sent: 'a page', lost: [], vague: [] });
    }
    expect(complaints).toEqual([]);
  });
});
