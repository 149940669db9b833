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
    item('jump-off', { title: 'Go', url: 'javascript:alert(1)' }),
    item('text-block', { body: 'Words' }),
  ]);
  expect(blocks.map(({ id }) => id)).toEqual(['hero', 'text-block']);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatchObject({ key: '1', position: 1, schemaId: schemaAddress('jump-off') });
  expect(broken[0]?.problem).toContain('at url');
  expect(broken[0]?.problem).toContain('must be a path');
  expect(broken[0]?.faults).toMatchObject([
    { path: 'url', reason: expect.stringContaining('must be a path') },
  ]);
});

const links = (...urls: readonly unknown[]) => urls.map((url) => ({ text: 'Delivery', url }));
const column = (title: string, ...urls: readonly unknown[]) => ({ title, links: links(...urls) });

test('a wrong entry of a list is left out and told, and the rest of its block is shown', () => {
  const columns = [column('Help', '/delivery', 'tel:0123', '/returns'), column('Shop', '/browse')];
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale' }),
    item('footer', { columns }, 'abc'),
  ]);
  expect(blocks[1]?.content).toMatchObject({
    columns: [column('Help', '/delivery', '/returns'), column('Shop', '/browse')],
  });
  expect(broken).toMatchObject([
    {
      key: 'abc',
      position: 1,
      schemaId: schemaAddress('footer'),
      repaired: true,
      problem: expect.stringMatching(/at columns\[0\]\.links\[1\]\.url\nThe block is shown without/),
      faults: [{ path: 'columns[0].links[1].url' }],
    },
  ]);
});

test('an entry that is left with too little is left out as well; a block that is, is broken for what was wrong first', () => {
  const columns = [column('Help', 'tel:0123'), column('Shop', '/browse')];
  const [shown] = parseBlocks([item('footer', { columns })]).blocks;
  expect(shown?.content).toMatchObject({ columns: [column('Shop', '/browse')] });
  const menu = parseBlocks([item('desktop-navigation', { items: [{ title: 'Womens', url: 'www.shop' }] })]);
  expect(menu.blocks).toEqual([]);
  expect(menu.broken[0]?.repaired).toBeUndefined();
  expect(menu.broken[0]?.faults).toMatchObject([{ path: 'items[0].url' }]);
});

test('one bad card, link or menu item takes no other with it', () => {
  const kept = (id: string, content: object, list: string) => {
    const { blocks, broken } = parseBlocks([item(id, content)]);
    expect(broken).toMatchObject([{ repaired: true }]);
    const entries: unknown = Reflect.get(blocks[0]?.content ?? {}, list);
    return Array.isArray(entries) ? entries.length : undefined;
  };
  const page = (url: string) => ({ title: 'Womens', url, image: { url: '/i/a/b', alt: '' } });
  expect(kept('card-group', { title: 'New', productSkus: ['200001', 'not a code!', 7] }, 'productSkus')).toBe(
    1,
  );
  expect(kept('desktop-navigation', { items: [page('/a'), page('www.b'), page('/c')] }, 'items')).toBe(2);
  expect(kept('scrollable-card', { cards: [page('/a'), page('www.b'), page('/c')] }, 'cards')).toBe(2);
});

test('a field that is null is one that is left out, and nothing is told of it', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale', subheading: null, headingSize: null, callsToAction: null }),
    item('tall-image', { title: null, image: { url: '/i/a/b', alt: null } }),
    item('hero', { heading: null }),
  ]);
  expect(blocks.map(({ content }) => content)).toMatchObject([
    { heading: 'Sale', headingSize: 94, callsToAction: [] },
    { image: { src: '/i/a/b', alt: '' } },
  ]);
  expect(broken).toMatchObject([{ key: '2', faults: [{ path: 'heading' }] }]);
});

test('wrong entries by the ten thousand are left out in no time', () => {
  const productSkus = Array.from({ length: 20_000 }, (_, at) => (at < 3 ? '200001' : '!'));
  const started = performance.now();
  const { blocks } = parseBlocks([item('card-group', { title: 'New', productSkus })]);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(blocks.length).toBeLessThanOrEqual(1);
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
      const notShown = broken.filter(({ repaired }) => !repaired);
      expect(blocks.length + notShown.length).toBe(items.length);
      expect(new Set([...blocks, ...notShown].map(({ key }) => key)).size).toBe(items.length);
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
