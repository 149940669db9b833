import { DesktopNavigation } from '@tailorbird/blocks/DesktopNavigation';
import { PageFactsProvider } from '@tailorbird/blocks/PageFacts';
import { type ContentOf, schemas } from '@tailorbird/blocks/schemas';
import { createFragmentCache } from '@tailorbird/engine/fragmentCache';
import { type IslandServer, IslandServerProvider } from '@tailorbird/engine/IslandServer';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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
function menusOf(page: string, render: IslandServer['render']): string {
  return renderToString(
    <IslandServerProvider value={{ render, failed: ({ error }) => expect.unreachable(String(error)) }}>
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
    </IslandServerProvider>,
  );
}

const made = (part: ReactNode, identifierPrefix: string) => renderToString(part, { identifierPrefix });

test.each([
  ['forwards', pages],
  ['backwards', pages.toReversed()],
] as const)(
  'a menu that was kept for another page is the one this page would have, visited %s',
  (_, visits) => {
    const fragments = createFragmentCache({ maxCharacters: 1_000_000 });
    const kept: IslandServer['render'] = (part, idPrefix, madeOf = []) =>
      fragments.getOrRender([idPrefix, ...madeOf], () => ({ html: made(part, idPrefix) })).html;
    for (const page of visits) expect([page, menusOf(page, kept)]).toEqual([page, menusOf(page, made)]);
  },
);

test('pages that no link of a menu leads to share one', () => {
  const asked = new Set<string>();
  const note: IslandServer['render'] = (part, idPrefix, madeOf) => {
    asked.add(JSON.stringify(madeOf));
    return made(part, idPrefix);
  };
  menusOf('/', note);
  const before = asked.size;
  menusOf('/privacy', note);
  menusOf('/p/1/mug/Clay', note);
  expect(asked.size).toBe(before);
});
