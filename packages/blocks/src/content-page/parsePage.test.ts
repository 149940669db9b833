import { expect, test } from 'vitest';
import { parseBlocks } from '../parse.ts';
import { schemaAddress } from '../schemaAddress.ts';
import { contentPageFixtures as fixtures } from './fixtures.ts';
import { parsePage, productCodesIn } from './parsePage.ts';

const item = (content: object, id = 'content-page') => ({ _meta: { schema: schemaAddress(id) }, ...content });

test('blocks §2 content page 1: a page has a sticker for the desktop and one for the phone', () => {
  const page = parsePage(item(fixtures.maximal));
  expect(page?.desktopSticker.blocks.map(({ id }) => id)).toEqual(['sticker']);
  expect(page?.mobileSticker.blocks.map(({ id }) => id)).toEqual(['sticker']);
  expect(page?.broken).toEqual([]);
});

test('blocks §2 content page 2: it has a title, a description and a social image for search engines and shares', () => {
  expect(parsePage(item(fixtures.maximal))).toMatchObject({
    seoTitle: 'Returns | Tailorbird',
    seoDescription: 'Free returns within 30 days, by post or to any of our shops.',
    socialImage: { type: 'image', src: '/i/tailorbird/hero-hedgerow' },
  });
  expect(parsePage(item({ title: 'Returns' }))?.seoTitle).toBe('Returns');
});

test('a page’s slots are sorted into blocks and what is broken', () => {
  const page = parsePage(item(fixtures.brokenBlocks));
  expect(page?.slots.blocks.map(({ id }) => id)).toEqual(['listing-header-one', 'text-block']);
  expect(page?.slots.broken.map(({ position }) => position)).toEqual([1, 1]);
});

test('where a sticker belongs, only a sticker stands', () => {
  const page = parsePage(item(fixtures.brokenBlocks));
  expect(page?.desktopSticker.blocks).toEqual([]);
  expect(page?.broken.at(-1)?.problem).toMatch(/^Only a sticker can stand here, not a text-block/);
});

test.each([
  ['a title that is none', { title: 7 }],
  ['slots that are no list', { slots: 'hero' }],
])('%s is left out, told, and the page stands', (_, wrong) => {
  const page = parsePage(item({ ...fixtures.default, ...wrong }));
  expect(page?.seoDescription).toBe(fixtures.default.seoDescription);
  expect(page?.broken).toMatchObject([{ key: 'page', position: 0 }]);
  expect(page?.broken[0]?.problem).toContain(Object.keys(wrong)[0]);
});

test('61 blocks are 61 blocks, and the page says that 60 are best', () => {
  const page = parsePage(
    item({ slots: Array.from({ length: 61 }, () => ({ ...fixtures.maximal.slots[1] })) }),
  );
  expect(page?.slots.blocks).toHaveLength(61);
  expect(page?.slots.broken).toMatchObject([{ key: 'page', shown: 'whole', position: 0 }]);
});

test('a page in a page is told among what is broken', () => {
  const page = parsePage(item({ slots: [item(fixtures.default)] }));
  expect(page?.slots.blocks).toEqual([]);
  expect(page?.broken[0]?.problem).toContain('cannot stand inside another page');
});

test('a modal with the id of one before it is told, as no link opens it', () => {
  const modal = (modalId: string) => item({ modalId, title: 'How it fits' }, 'modal');
  const page = parsePage(item({ slots: [modal('fit'), modal('care'), modal('fit')] }));
  expect(page?.slots.blocks).toHaveLength(3);
  expect(page?.broken).toMatchObject([{ position: 2, faults: [{ path: 'modalId' }] }]);
  expect(page?.broken[0]?.problem).toContain('“fit”');
});

test('a custom block without HTML and without a script is told, as there is nothing to see', () => {
  const told = (content: object) =>
    parsePage(item({ slots: [item({ title: 'Note', ...content }, 'custom-block')] }))?.broken;
  for (const nothing of [{ css: 'p { color: red }' }, { html: '<style>p{}</style>' }])
    expect(told(nothing)).toMatchObject([{ faults: [{ path: 'html' }] }]);
  for (const something of [{ html: '<p>See</p>' }, { javascript: 'document.body.append("x")' }])
    expect(told(something)).toEqual([]);
});

test('content of another schema is no page', () => {
  expect(parsePage(item(fixtures.default, 'footer'))).toBeUndefined();
  for (const other of [undefined, null, 'page', {}, { _meta: {} }]) expect(parsePage(other)).toBeUndefined();
});

test('every style code of a page, each once, in the order it is met', () => {
  const { blocks } = parseBlocks([
    { _meta: { schema: schemaAddress('card-group') }, title: 'New', productSkus: ['200003', '200001'] },
    { _meta: { schema: schemaAddress('product-card') }, productSku: '200007' },
    { _meta: { schema: schemaAddress('card-group') }, title: 'More', productSkus: ['200001', '200002'] },
    { _meta: { schema: schemaAddress('text-block') }, body: '200009' },
  ]);
  expect(productCodesIn(blocks)).toEqual(['200003', '200001', '200007', '200002']);
});
