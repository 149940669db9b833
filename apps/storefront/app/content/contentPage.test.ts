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
const shopOf = (preview: Shop['preview']) => ({ preview, liveShopping: false }) as unknown as Shop;
const editor = shopOf({ host: 'x.staging.bigcontent.io', timestamp: '' });

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

test('one item is shown as the one thing on a page', async () => {
  expect((await loadContentItem(editor, right)).slots.blocks).toMatchObject([{ key: 'r', id: 'text-block' }]);
  expect((await loadContentItem(editor, wrong)).broken).toHaveLength(1);
  expect((await loadContentItem(editor, page)).title).toBe('A page');
});
