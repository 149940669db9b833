import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { BlockDataProvider } from '../page/BlockData.tsx';
import { PageFactsProvider } from '../page/PageFacts.tsx';
import { liveShoppingFixtures } from './fixtures.ts';
import { LiveShopping } from './LiveShopping.tsx';
import { liveShopping } from './schema.ts';

const html = (
  content: z.input<typeof liveShopping>,
  { embeds = true, player = true }: { embeds?: boolean; player?: boolean } = {},
) =>
  renderToStaticMarkup(
    <PageFactsProvider market="eu" embeds={embeds}>
      <BlockDataProvider data={{ products: {}, liveShopping: player }}>
        <LiveShopping {...liveShopping.parse(content)} />
      </BlockDataProvider>
    </PageFactsProvider>,
  );

test('blocks §7 live shopping 1: before the shopper’s press there is a start button, and nothing of the player', () => {
  const page = html(liveShoppingFixtures.default);
  expect(page).toContain('Start watching');
  expect(page).not.toMatch(/<iframe|<script|live-shopping-frame/);
});

test('blocks §1 live shopping 1: in a shop without a player there are title, picture and a link', () => {
  const page = html(liveShoppingFixtures.default, { player: false });
  expect(page).not.toContain('<button');
  expect(page).toContain('The autumn collection, live from the studio');
  expect(page).toContain('hero-prints');
  expect(page).toContain('href="/eu/browse/womens/new-in"');
});

test('reliability F8: nothing of it is shown where a shopper logs in or pays', () => {
  expect(html(liveShoppingFixtures.default, { embeds: false })).toBe('');
});

test.each(['', 'a b', '../me', 'a"onload="x', 'x'.repeat(65)])('%j is no channel', (channelId) => {
  expect(liveShopping.safeParse({ channelId, title: 'Live' }).success).toBe(false);
});

test('blocks §3 media 3: the picture’s own alternative text stands in for a missing one', () => {
  expect(html(liveShoppingFixtures.default)).toContain(
    'alt="A damson dress, a green top and a blue skirt, all printed with flowers"',
  );
  expect(html(liveShoppingFixtures.maximal)).toContain('alt="Three of the new prints, laid out for filming"');
});
