import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../requestContext.ts';
import { loadContentItem, loadContentPage } from './contentPage.ts';

const wrong = { _meta: { schema: schemaAddress('text-block'), deliveryId: 'w' }, title: {}, body: [] };
const right = { _meta: { schema: schemaAddress('text-block'), deliveryId: 'r' }, body: 'Words.' };
const page = {
  _meta: { schema: schemaAddress('content-page') },
  title: 'A page',
  slots: [wrong, right],
  desktopSticker: wrong,
};

// Only what a page looks at is there.
const shopOf = (preview: Shop['preview'], commerce = {}) =>
  ({ preview, liveShopping: false, client: { commerce } }) as unknown as Shop;
const previewed = { host: 'x.staging.bigcontent.io', timestamp: '' };
const editor = shopOf(previewed);

test('what is wrong is sent to an editor, and is no business of a shopper’s', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const seen = await loadContentPage(shopOf(undefined), page);
  expect(JSON.stringify(seen)).not.toContain('must be');
  expect(seen?.slots.blocks).toHaveLength(1);
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([expect.stringContaining('"item":"w"')]);
  log.mockRestore();
  const read = await loadContentPage(editor, page);
  expect(read?.broken.map(({ key }) => key)).toEqual(['w', 'w']);
  expect(read?.slots.broken[0]?.problem).toContain('title');
});

test('a style code that nothing is sold under is told by name: to an editor on the page, of a shopper’s page in the log', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const group = { title: 'New', productSkus: ['200001', '299999'] };
  const selling = {
    _meta: { schema: schemaAddress('content-page'), deliveryKey: 'uk/new-in' },
    title: 'New in',
    slots: [{ ...group, _meta: { schema: schemaAddress('card-group'), deliveryId: 'g' } }],
  };
  const commerce = { getProductsById: () => Promise.resolve({ ok: true, value: [{ sku: '200001' }] }) };

  const read = await loadContentPage(shopOf(previewed, commerce), selling);
  const [told] = read?.slots.broken ?? [];
  expect(told).toMatchObject({
    position: 0,
    shown: 'in part',
    faults: [{ path: 'productSkus', done: 'left out' }],
  });
  expect(told?.problem).toContain('No product of the style code “299999” is sold here');
  expect(log).not.toHaveBeenCalled();

  const seen = await loadContentPage(shopOf(undefined, commerce), selling);
  expect(seen?.slots.broken).toEqual([]);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { page: 'uk/new-in', faults: [{ path: 'productSkus', reason: told?.faults[0]?.reason }] },
  ]);
  log.mockRestore();
});

test('one item is shown as the one thing on a page', async () => {
  expect((await loadContentItem(editor, right)).slots.blocks).toMatchObject([{ key: 'r', id: 'text-block' }]);
  expect((await loadContentItem(editor, wrong)).broken).toHaveLength(1);
  expect((await loadContentItem(editor, page)).title).toBe('A page');
});
