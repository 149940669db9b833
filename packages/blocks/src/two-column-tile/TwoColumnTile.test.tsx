import { expect, test } from 'vitest';
import type { z } from 'zod';
import { renderBlock } from '../renderBlock.tsx';
import { twoColumnTile } from './schema.ts';
import { TwoColumnTile } from './TwoColumnTile.tsx';

type Tile = z.input<typeof twoColumnTile>['tiles'][number];

const action = { buttonText: 'Shop', buttonLink: '/browse', buttonStyle: 'primary' } as const;
const html = (tile: Tile) => renderBlock(<TwoColumnTile {...twoColumnTile.parse({ tiles: [tile, {}] })} />);
const cover = 'data-part="cover"';

test('blocks §5: a tile is clickable with a link and no call to action', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints' })).toContain(cover);
});

test('blocks §5: … and with one', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints', callsToAction: [action] })).toContain(cover);
});

test('blocks §5: … but not with two, nor without a link', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints', callsToAction: [action, action] })).not.toContain(
    cover,
  );
  expect(html({ heading: 'Prints', callsToAction: [action] })).not.toContain(cover);
});

test('blocks §3 two-column tile: a call to action that cannot be shown does not count', () => {
  const incomplete = { buttonText: 'Shop' };
  expect(html({ heading: 'Prints', href: '/browse/prints', callsToAction: [action, incomplete] })).toContain(
    cover,
  );
});

test.each(['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right'] as const)(
  'blocks §3 two-column tile: quisas text stands %s',
  (quisasTextPosition) => {
    expect(html({ quisasText: 'Made here', quisasTextPosition })).toContain(
      `data-corner="${quisasTextPosition}"`,
    );
  },
);
