import type { z } from 'zod';
import type { callToActionGroup } from './schema.ts';

type Style =
  | 'primary'
  | 'secondary'
  | 'tertiary'
  | 'round-style'
  | 'none'
  | 'old-primary'
  | 'old-secondary'
  | 'old-tertiary';

const action = (buttonText: string, buttonLink: string, buttonStyle: Style) => ({
  buttonText,
  buttonLink,
  buttonStyle,
});
const departments = (buttonStyle: Style) => [
  action('Womens', '/browse/womens', buttonStyle),
  action('Mens', '/browse/mens', buttonStyle),
  action('Other stuff', '/other-stuff', buttonStyle),
  action('Sale', '/browse/womens/sale', buttonStyle),
];

export const callToActionGroupFixtures = {
  default: { title: 'Where would you like to start?', columns: '4', callsToAction: departments('secondary') },
  minimal: { callsToAction: departments('primary').slice(0, 1) },
  oneColumn: { columns: '1', variant: 'Round', callsToAction: departments('primary').slice(0, 3) },
  twoColumns: { columns: '2', variant: 'Round', callsToAction: departments('round-style') },
  threeColumns: { columns: '3', variant: 'Square', callsToAction: departments('primary').slice(0, 3) },
  fourRoundColumns: { columns: '4', variant: 'Round', callsToAction: departments('round-style') },
  earlierStyles: {
    columns: '3',
    variant: 'Round',
    callsToAction: [
      action('Womens', '/browse/womens', 'old-primary'),
      action('Mens', '/browse/mens', 'old-secondary'),
      action('Sale', '/browse/womens/sale', 'old-tertiary'),
      action('Find a shop', '/shop-finder', 'tertiary'),
      action('Size guide', '/size-guide', 'none'),
    ],
  },
  maximal: {
    title: 'A dozen ways in',
    columns: '3',
    variant: 'Square',
    callsToAction: [
      'Dresses',
      'Knitwear',
      'Skirts',
      'Tops',
      'Shirts',
      'Jeans',
      'Coats',
      'Socks',
      'Cushions',
      'Mugs',
      'Throws',
      'Gifts',
    ].map((name) => ({
      ...action(name, `/search?query=${name.toLowerCase()}`, 'secondary'),
      customId: `dozen-${name.toLowerCase()}`,
    })),
  },
  longText: {
    title: 'Begin wherever you like: it all leads to the same till in the end',
    columns: '4',
    callsToAction: [
      action('Dresses with pockets deep enough for a paperback', '/browse/womens/dresses', 'primary'),
      ...departments('secondary').slice(1),
    ],
  },
} satisfies { [name: string]: z.input<typeof callToActionGroup> };
