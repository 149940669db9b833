import { DesktopNavigation } from '@tailorbird/blocks/DesktopNavigation';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { type BlockServer, ServedBlocksProvider } from '@tailorbird/blocks/ServedBlocks';
import { type ContentOf, schemas } from '@tailorbird/blocks/schemas';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptParts } from '../keptParts.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { ServedMenu } from './ServedMenu.tsx';

const items = [
  {
    title: 'Womens',
    url: '/browse/womens',
    children: [{ title: 'Dresses', url: '/browse/womens/dresses' }],
    columns: [],
  },
];
const mobile: ContentOf<'mobile-navigation'> = schemas['mobile-navigation'].parse({ items, links: [] });
const desktop: ContentOf<'desktop-navigation'> = schemas['desktop-navigation'].parse({ items });

const pages = [
  '/',
  '/browse/womens',
  '/browse/womens/dresses',
  '/browse/womens/dresses/midi',
  '/browse/womens/accessories',
  '/shop-finder',
  '/privacy',
];

/** Both menus of a page, as a server sends them that renders a part by `render`. */
function menusOf(page: string, render: BlockServer['render']): string {
  return renderToString(
    <ServedBlocksProvider value={{ render, failed: ({ error }) => expect.unreachable(String(error)) }}>
      <PageFactsProvider market="uk">
        <ServedMenu name="navigation" content={desktop} page={page}>
          <DesktopNavigation {...desktop} page={page} />
        </ServedMenu>
        <MobileMenu
          navigation={{ id: 'mobile-navigation', key: '1', content: mobile }}
          page={page}
          open={false}
        />
      </PageFactsProvider>
    </ServedBlocksProvider>,
  );
}

const made = (part: ReactNode, identifierPrefix: string) => renderToString(part, { identifierPrefix });

test.each([
  ['forwards', pages],
  ['backwards', pages.toReversed()],
] as const)(
  'a menu that was kept for another page is the one this page would have, visited %s',
  (_, visits) => {
    const parts = new KeptParts({ mostCharacters: 1_000_000 });
    const kept: BlockServer['render'] = (part, idPrefix, madeOf) =>
      parts.find(`${idPrefix} ${madeOf}`, () => ({ html: made(part, idPrefix) })).html;
    for (const page of visits) expect([page, menusOf(page, kept)]).toEqual([page, menusOf(page, made)]);
  },
);

test('pages that no link of a menu leads to share one', () => {
  const asked = new Set<string | undefined>();
  const note: BlockServer['render'] = (part, idPrefix, madeOf) => {
    asked.add(madeOf);
    return made(part, idPrefix);
  };
  menusOf('/', note);
  const before = asked.size;
  menusOf('/privacy', note);
  menusOf('/p/1/mug/Clay', note);
  expect(asked.size).toBe(before);
});
