import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtures } from './fixtures.ts';
import { parseBlocks } from './parse.ts';
import { schemaAddress } from './schemaAddress.ts';

const item = (id: string, content: object, deliveryId?: string) => ({
  _meta: { schema: schemaAddress(id), ...(deliveryId !== undefined && { deliveryId }) },
  ...content,
});

test('content with a known schema becomes a block, keyed by its delivery id', () => {
  const { blocks, broken } = parseBlocks([item('hero', { heading: 'Sale' }, 'abc')]);
  expect(broken).toEqual([]);
  expect(blocks).toMatchObject([{ key: 'abc', id: 'hero', content: { heading: 'Sale' } }]);
});

test('without a delivery id, or with one already met, a block is keyed by its place', () => {
  const { blocks } = parseBlocks([
    item('hero', { heading: 'One' }),
    item('hero', { heading: 'Two' }, 'abc'),
    item('hero', { heading: 'Three' }, 'abc'),
  ]);
  expect(blocks.map(({ key }) => key)).toEqual(['0', 'abc', '2']);
});

test('fields the schema does not know are left out and do no harm', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale', ordering: 3, extra: { deep: [] } }),
  ]);
  expect(broken).toEqual([]);
  expect(blocks[0]?.content).not.toHaveProperty('extra');
});

test('a known field of the wrong kind breaks its own block only, and says where and why', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale' }),
    item('hero', {
      heading: 'Sale',
      callsToAction: [{ buttonText: 'Go', buttonLink: 'javascript:alert(1)', buttonStyle: 'primary' }],
    }),
    item('text-block', { body: 'Words' }),
  ]);
  expect(blocks.map(({ id }) => id)).toEqual(['hero', 'text-block']);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatchObject({ key: '1', position: 1, schemaId: schemaAddress('hero') });
  expect(broken[0]?.problem).toContain('callsToAction[0].buttonLink');
  expect(broken[0]?.problem).toContain('must be a path');
  expect(broken[0]?.faults).toMatchObject([
    { path: 'callsToAction[0].buttonLink', reason: expect.stringContaining('must be a path') },
  ]);
});

test('an editor is told what to do about a broken block, not only what is wrong', () => {
  const { broken } = parseBlocks([item('hero', {}), item('nonsense', {}), {}]);
  expect(broken.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Mend what is named above'),
    expect.stringContaining('take it off the page'),
    expect.stringContaining('Make it anew'),
  ]);
});

test.each(['no-such-block', 'constructor', '__proto__', 'toString'])(
  'a block named %s is unknown, not a crash',
  (id) => {
    const { blocks, broken } = parseBlocks([item(id, {})]);
    expect(blocks).toEqual([]);
    expect(broken[0]?.problem).toContain('No block is named by');
  },
);

test('an item without a schema tag says so', () => {
  const { broken } = parseBlocks([{ heading: 'Sale' }, null, 3, 'hero']);
  expect(broken).toHaveLength(4);
  expect(broken[0]?.problem).toContain('no schema tag at _meta.schema');
});

test('law: whatever is delivered, parsing never throws and every item is either shown or explained', () => {
  const wild = fc.anything({ withNullPrototype: true });
  const tagged = fc
    .record({ id: fc.constantFrom(...Object.keys(fixtures)), content: fc.object() })
    .map(({ id, content }) => item(id, content));
  fc.assert(
    fc.property(fc.array(fc.oneof(wild, tagged), { maxLength: 8 }), (items) => {
      const { blocks, broken } = parseBlocks(items);
      expect(blocks.length + broken.length).toBe(items.length);
      expect(new Set([...blocks, ...broken].map(({ key }) => key)).size).toBe(items.length);
      expect(broken.every(({ problem }) => problem.length > 0)).toBe(true);
    }),
  );
});

test('an item is checked once as long as it is the same object; another that says the same is checked for itself', () => {
  const hero = item('hero', { heading: 'Sale' }, 'abc');
  const contentOf = (delivered: unknown) => parseBlocks([delivered]).blocks[0]?.content;
  expect(contentOf(hero)).toBe(contentOf(hero));
  expect(contentOf({ ...hero })).not.toBe(contentOf(hero));
  const broken = item('hero', {});
  const [first, second] = [parseBlocks([broken]), parseBlocks([hero, broken])];
  expect(second.broken).toEqual(first.broken.map((block) => ({ ...block, key: '1', position: 1 })));
});
