import { schemaAddress } from '@tailorbird/blocks/schemaAddress';
import { err, ok } from '@tailorbird/commerce/result';
import { expect, test, vi } from 'vitest';
import type { LinkingShop } from './deadLinks.ts';
import { findBlock } from './findBlock.ts';

/** A shop of which only what a block is found by is there. */
const shopWith = (find: LinkingShop['content']['find'], preview?: LinkingShop['preview']): LinkingShop => ({
  content: { find },
  preview,
  client: { commerce: { getCategoryTree: async () => ok([]) } } as unknown as LinkingShop['client'],
});
const client = (id: string, content: object): LinkingShop =>
  shopWith(async () => ok({ _meta: { schema: schemaAddress(id) }, ...content }));

test('a block is found under its url key', async () => {
  const { block } = await findBlock(client('footer', { brandText: 'Made well.' }), 'footer', ['footer']);
  expect(block).toMatchObject({ key: 'footer', id: 'footer', content: { brandText: 'Made well.' } });
});

test('one key may hold one of several kinds', async () => {
  const alternative = client('mobile-navigation-alternative', {
    categories: [{ title: 'Womens', url: '/browse/womens' }],
  });
  const ids = ['mobile-navigation', 'mobile-navigation-alternative'] as const;
  const { block } = await findBlock(alternative, 'mobile-navigation', ids);
  expect(block?.id).toBe('mobile-navigation-alternative');
});

test('a block of which nothing can be shown, or one of another kind, is left out and logged', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const menu = client('desktop-navigation', { items: 7 });
  expect(await findBlock(menu, 'desktop-navigation', ['desktop-navigation'])).toMatchObject({
    block: undefined,
    problem: undefined,
    broken: [{ key: 'desktop-navigation', shown: 'not', problem: expect.stringContaining('items') }],
  });
  expect(await findBlock(client('error-page', {}), 'footer', ['footer'])).toMatchObject({
    block: undefined,
    broken: [{ key: 'footer', problem: expect.stringContaining('Its schema is error-page') }],
  });
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('items'),
    expect.stringContaining('Its schema is error-page, not footer.'),
  ]);
  log.mockRestore();
});

test('a block that is shown in part is found, and what is wrong with it is told and logged', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const smallLinks = [
    { text: 'Call us', url: 'ftp://x' },
    { text: 'Bag', url: '/bag' },
  ];
  expect(await findBlock(client('footer', { smallLinks }), 'footer', ['footer'])).toMatchObject({
    block: { key: 'footer', content: { smallLinks: [{ text: 'Bag' }] } },
    broken: [{ key: 'footer', shown: 'in part' }],
  });
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringMatching(/"page":"footer".*"shown":"in part".*smallLinks\[0\]/),
  ]);
  log.mockRestore();
});

test('what the content service answers is passed on', async () => {
  for (const problem of ['absent', 'failed'] as const) {
    const { problem: told } = await findBlock(
      shopWith(async () => err(problem)),
      'footer',
      ['footer'],
    );
    expect(told).toBe(problem);
  }
});
