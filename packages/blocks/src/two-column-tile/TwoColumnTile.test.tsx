import { expect, test } from 'vitest';
import type { z } from 'zod';
import { picture } from '../testing/fixtureMedia.ts';
import { renderBlock } from '../testing/renderBlock.tsx';
import { twoColumnTile } from './schema.ts';
import { TwoColumnTile } from './TwoColumnTile.tsx';

type Tile = z.input<typeof twoColumnTile>['tiles'][number];

const action = { buttonText: 'Shop', buttonLink: '/browse', buttonStyle: 'primary' } as const;
const html = (tile: Tile) => renderBlock(<TwoColumnTile {...twoColumnTile.parse({ tiles: [tile, {}] })} />);
const cover = 'data-part="cover"';

test('blocks §5 tile 1: a tile is clickable with a link and no call to action', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints' })).toContain(cover);
});

test('blocks §5 tile 1: … and with one', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints', callsToAction: [action] })).toContain(cover);
});

test('blocks §5 tile 1: … but not with two, nor without a link', () => {
  expect(
    html({
      heading: 'Prints',
      href: '/browse/prints',
      callsToAction: [action, { ...action, buttonText: 'Look' }],
    }),
  ).not.toContain(cover);
  expect(html({ heading: 'Prints', callsToAction: [action] })).not.toContain(cover);
});

test('blocks §5 tile 1: a call to action that cannot be shown does not count', () => {
  const incomplete = { buttonText: 'Shop' };
  expect(html({ heading: 'Prints', href: '/browse/prints', callsToAction: [action, incomplete] })).toContain(
    cover,
  );
});

test.each(['Top Left', 'Top Right', 'Bottom Left', 'Bottom Right'] as const)(
  'blocks §3 two-column tile 2: quisas text stands %s',
  (quisasTextPosition) => {
    expect(html({ quisasText: 'Made here', quisasTextPosition })).toContain(
      `data-corner="${quisasTextPosition}"`,
    );
  },
);

test.each(['4x5', '5x7'] as const)('blocks §3 two-column tile 1: tiles are %s', (aspectRatio) => {
  const { tiles } = twoColumnTile.parse({ tiles: [{}, {}] });
  expect(renderBlock(<TwoColumnTile aspectRatio={aspectRatio} tiles={tiles} />)).toContain(
    `data-ratio="${aspectRatio}"`,
  );
  expect(twoColumnTile.safeParse({ aspectRatio: '1x1', tiles }).success).toBe(false);
});

test('blocks §3 two-column tile 3: the text box and the text in it have an alignment', () => {
  const shown = html({ heading: 'Prints', textBoxAlignment: 'Bottom', textAlignment: 'Right' });
  expect(shown).toContain('data-box="Bottom"');
  expect(shown).toContain('data-align="Right"');
});

test.each(['Medium', 'Bold', 'Extra Bold'] as const)(
  'blocks §3 two-column tile 4: heading and subtitle may be %s',
  (weight) => {
    expect(html({ heading: 'Prints', headingWeight: weight })).toContain(
      `<h2 data-weight="${weight}">Prints`,
    );
    expect(html({ subtitle: 'By hand', subtitleWeight: weight })).toContain(
      `<p data-weight="${weight}">By hand`,
    );
  },
);

test.each(['1x2', '2x1'] as const)('blocks §3 two-column tile 5: calls to action stand %s', (row) => {
  expect(
    html({ callsToAction: [action, { ...action, buttonText: 'Look' }], callsToActionRow: row }),
  ).toContain(`data-row="${row}"`);
});

test('blocks §3 two-column tile 6: a tile has a link, and backgrounds', () => {
  const shown = html({
    href: '/browse/prints',
    backgroundColour: '#ffffff',
    backgroundAlt: 'A skirt',
    desktopBackground: picture('tile-prints'),
    mobileBackground: picture('tile-dresses'),
  });
  expect(shown).toMatch(/<a data-part="cover" href="(?:\/\w+)?\/browse\/prints"/);
  expect(shown).toContain('--ground:#ffffff');
  expect(shown).toMatch(/<source [^>]*tile-dresses/);
  expect(shown).toMatch(/<img [^>]*alt="A skirt"[^>]*tile-prints/);
});

test('blocks §7 promotion 1: the link of a whole tile says what a press is to be reported by', () => {
  expect(html({ heading: 'Prints', href: '/browse/prints' })).toContain('data-promotion="Prints"');
});

test.each([
  ['its own alternative text', { backgroundAlt: 'Skirts on a line' }, 'Skirts on a line'],
  ['that of its picture', {}, 'A red skirt'],
  ['that of its picture for phones', { desktopBackground: undefined }, 'A dress'],
])('the link of a tile without words is called by %s', (_, part, name) => {
  const shown = html({
    href: '/browse/prints',
    desktopBackground: picture('tile-prints', 'A red skirt'),
    mobileBackground: picture('tile-dresses', 'A dress'),
    ...part,
  });
  expect(shown).toContain(`aria-label="${name}" data-promotion="${name}"`);
});
