import { color as colours } from '@tailorbird/tokens/roles';
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

test('a field the schema does not know is left out, does no harm, and is told', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale', subheadin: 'Now', backgroundColor: 'moss', extra: { deep: [] } }),
  ]);
  expect(blocks[0]?.content).not.toHaveProperty('extra');
  expect(broken[0]?.faults).toEqual([
    { path: 'subheadin', done: 'unused', reason: expect.stringContaining('Was subheading meant?') },
    {
      path: 'backgroundColor',
      done: 'unused',
      reason: expect.stringContaining('Was backgroundColour meant?'),
    },
    { path: 'extra', done: 'unused', reason: 'extra is no field here, and is not used.' },
  ]);
});

test('what is wrong in a block changes no other, and is told where and why', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale' }),
    item('jump-off', { title: 'Go', url: 'javascript:alert(1)' }),
    item('text-block', { body: 'Words' }),
  ]);
  expect(blocks.map(({ id }) => id)).toEqual(['hero', 'jump-off', 'text-block']);
  expect(blocks[1]?.content).toMatchObject({ title: 'Go', url: '#top' });
  expect(broken).toMatchObject([
    { key: '1', position: 1, schemaId: schemaAddress('jump-off'), shown: 'in part' },
  ]);
  expect(broken[0]?.problem).toMatch(
    /Link is “javascript:alert\(1\)”, and must be a path .* It leads nowhere\. → at url/,
  );
});

const links = (...urls: readonly unknown[]) => urls.map((url) => ({ text: 'Delivery', url }));
const column = (title: string, ...urls: readonly unknown[]) => ({ title, links: links(...urls) });

test('a wrong entry of a list is left out and told, and the rest of its block is shown', () => {
  const columns = [column('Help', '/delivery', 'ftp://x', '/returns'), column('Shop', '/browse')];
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
      shown: 'in part',
      faults: [{ path: 'columns[0].links[1].url', done: 'left out' }],
    },
  ]);
});

test('an entry that is left with too little is left out as well; a block stands whatever is left of it', () => {
  const columns = [column('Help', 'ftp://x'), column('Shop', '/browse')];
  const [shown] = parseBlocks([item('footer', { columns })]).blocks;
  expect(shown?.content).toMatchObject({ columns: [column('Shop', '/browse')] });
  const menu = parseBlocks([item('desktop-navigation', { items: [{ title: 'Womens', url: 'ftp://x' }] })]);
  expect(menu.blocks[0]?.content).toEqual({ items: [] });
});

test('a link to a telephone or a mailbox is a link', () => {
  const columns = [column('Help', 'tel:+441234567', 'mailto:help@example.com', '/returns')];
  const { blocks, broken } = parseBlocks([item('footer', { columns })]);
  expect(blocks[0]?.content).toMatchObject({ columns });
  expect(broken).toEqual([]);
});

test('one bad card, link or menu item takes no other with it', () => {
  const kept = (id: string, content: object, list: string) => {
    const { blocks, broken } = parseBlocks([item(id, content)]);
    expect(broken).toMatchObject([{ shown: 'in part' }]);
    const entries: unknown = Reflect.get(blocks[0]?.content ?? {}, list);
    return Array.isArray(entries) ? entries.length : undefined;
  };
  const page = (url: string) => ({ title: 'Womens', url, image: { url: '/i/a/b', alt: '' } });
  expect(
    kept('card-group', { title: 'New', productSkus: ['200001', 'not a code!', {}] }, 'productSkus'),
  ).toBe(1);
  expect(kept('desktop-navigation', { items: [page('/a'), page('//b'), page('/c')] }, 'items')).toBe(2);
  expect(kept('scrollable-card', { cards: [page('/a'), page('//b'), page('/c')] }, 'cards')).toBe(2);
});

test('a field that is null is one that is left out, and nothing is told of it', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale', subheading: null, headingSize: null, callsToAction: null }),
    item('tall-image', { title: null, image: { url: '/i/a/b', alt: 'A coat' } }),
    item('hero', { heading: null }),
  ]);
  expect(blocks.map(({ content }) => content)).toMatchObject([
    { heading: 'Sale', headingSize: 94, callsToAction: [] },
    { image: { src: '/i/a/b', alt: 'A coat' } },
  ]);
  expect(broken).toMatchObject([{ key: '2', shown: 'not', faults: [{ path: 'heading' }] }]);
});

test('how long a text or a list is, is advice: eleven items are a menu of eleven', () => {
  const items = Array.from({ length: 11 }, (_, at) => ({ title: `Womens ${at}`, url: '/browse/womens' }));
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'x'.repeat(94) }),
    item('desktop-navigation', { items }),
  ]);
  expect(blocks.map(({ content }) => content)).toMatchObject([{ heading: 'x'.repeat(94) }, { items }]);
  expect(broken.map(({ shown, problem }) => [shown, problem])).toEqual([
    ['whole', 'Heading is 94 letters long; 80 read best. → at heading'],
    ['whole', 'Items has 11 entries; 10 at most are best. → at items'],
  ]);
});

test('where a layout has no more room, the first are shown', () => {
  const categories = Array.from({ length: 14 }, (_, at) => ({
    title: `Womens ${at}`,
    url: '/browse/womens',
  }));
  const { blocks, broken } = parseBlocks([item('mobile-navigation-alternative', { categories })]);
  expect(blocks[0]?.content).toMatchObject({ categories: categories.slice(0, 12) });
  expect(broken).toMatchObject([{ shown: 'in part', faults: [{ path: 'categories' }] }]);
});

test.each([
  [
    'a choice in another case, or spelt as elsewhere',
    { horizontalPosition: 'center' },
    { horizontalPosition: 'Centre' },
  ],
  ['a figure in a text', { headingSize: '94' }, { headingSize: 94 }],
  ['a colour with its transparency', { textColour: '#112233FF' }, { textColour: '#112233' }],
  [
    'a colour by its name with a space',
    { backgroundColour: 'Duck egg' },
    { backgroundColour: colours.duckEgg },
  ],
  ['a yes in a text', { loop: 'no' }, { loop: false }],
  ['a figure out of its bounds', { headingSize: 500 }, { headingSize: 160 }],
  [
    'a single entry in place of a list',
    { callsToAction: { buttonText: 'a', buttonLink: '/a', buttonStyle: 'primary' } },
    { callsToAction: [{ buttonLink: '/a', buttonStyle: 'primary' }] },
  ],
])('%s is read as meant, and told', (_, written, read) => {
  const { blocks, broken } = parseBlocks([item('hero', { heading: 'Sale', ...written })]);
  expect(blocks[0]?.content).toMatchObject(read);
  expect(broken).toMatchObject([
    { shown: 'in part', faults: [{ path: expect.stringContaining(Object.keys(written)[0] ?? '') }] },
  ]);
});

test('what cannot be read in any way has its default in its place', () => {
  const { blocks, broken } = parseBlocks([
    item('hero', { heading: 'Sale', verticalPosition: 'Sideways', textColour: 'muave' }),
  ]);
  expect(blocks[0]?.content).toMatchObject({ heading: 'Sale', verticalPosition: 'Middle' });
  expect(broken[0]?.problem).toMatch(
    /must be one of Top, Middle, Bottom\. “Middle” is used instead\. → at verticalPosition/,
  );
  expect(broken[0]?.problem).toMatch(/“muave”, and must be a hex code .* It is left out\. → at textColour/);
});

test('of two kinds of one thing, what is not used is told', () => {
  const columns = [
    { linkGroups: [{ links: [{ title: 'Dresses', url: '/d' }] }], jumpOff: { title: 'Prints' } },
  ];
  const { broken } = parseBlocks([
    item('desktop-navigation', { items: [{ title: 'Womens', url: '/w', columns }] }),
  ]);
  expect(broken[0]?.faults).toMatchObject([{ path: 'items[0].columns[0].jumpOff', done: 'unused' }]);
});

test('an end before its start is told', () => {
  const [start, end] = ['2026-12-02T09:00:00Z', '2026-12-01T09:00:00Z'];
  const { broken } = parseBlocks([item('countdown-timer', { startDate: start, endDate: end, text: 'Sale' })]);
  expect(broken[0]?.problem).toContain('must be later than the start');
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
      const notShown = broken.filter(({ shown }) => shown === 'not');
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
