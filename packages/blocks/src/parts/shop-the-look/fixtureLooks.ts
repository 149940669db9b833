import { film, picture } from '../../testing/fixtureMedia.ts';
import type { LookInput } from './look.ts';

type Piece = LookInput['leftProduct'];

/** Two pieces and the pictures in which both are laid out, as the demonstration has them. */
const orchard = {
  picture: picture('look-orchard', 'A blush marl jumper laid above a damson cord skirt'),
  jumper: {
    backgroundImage: picture('200364-Blush-FF'),
    altText: 'Lavender Marl Crew Jumper in blush',
    url: '/p/366/lavender-marl-crew-jumper/Blush',
    title: 'Lavender Marl Crew Jumper',
    price: 69,
  } satisfies Piece,
  skirt: {
    backgroundImage: picture('200141-Damson-FF', 'Briar Cord Pocket Skirt in damson'),
    url: '/p/143/briar-cord-pocket-skirt/Damson',
    title: 'Briar Cord Pocket Skirt',
    price: 55,
  } satisfies Piece,
};
const shore = {
  picture: picture('look-shore', 'A navy and white Breton tee laid above a madder red floral skirt'),
  tee: {
    backgroundImage: picture('200291-Navy-FF', 'Clary Breton Stripe Tee in navy'),
    url: '/p/293/clary-breton-stripe-t-shirt/Navy',
    title: 'Clary Breton Stripe Tee',
    price: 29,
  } satisfies Piece,
  skirt: {
    backgroundImage: picture('200395-Madder-FF', 'Eyam Print A-Line Skirt in madder'),
    url: '/p/397/eyam-print-a-line-skirt/Madder',
    title: 'Eyam Print A-Line Skirt',
    price: 49,
  } satisfies Piece,
};

/** Looks for the stories and tests of both types. */
export const fixtureLooks = {
  default: {
    title: 'Out past the orchard',
    primaryBlockBackground: orchard.picture,
    primaryBlockUrl: '/womens-edit',
    leftProduct: orchard.jumper,
    rightProduct: orchard.skirt,
  },
  minimal: {
    title: 'A tee, a skirt',
    primaryBlockBackground: shore.picture,
    leftProduct: shore.tee,
    rightProduct: shore.skirt,
  },
  maximal: {
    title: 'Print under stripe',
    titleFont: 'Athletics',
    titleBold: true,
    primaryBlockBackground: shore.picture,
    primaryBlockUrl: '/browse/womens/skirts',
    primaryBlockAlignment: 'Right',
    primaryBlockImageAltText: 'A madder skirt in a flowered print under a navy striped tee',
    leftProduct: { ...shore.skirt, altText: 'Eyam Print A-Line Skirt in madder, front' },
    rightProduct: shore.tee,
  },
  boldHeadingFont: {
    title: 'Two ways to warm up',
    titleFont: 'Quisas',
    titleBold: true,
    primaryBlockAlignment: 'Left',
    primaryBlockBackground: orchard.picture,
    leftProduct: orchard.skirt,
    rightProduct: orchard.jumper,
  },
  longText: {
    title: 'A look with a good deal to say about itself, as looks have',
    primaryBlockBackground: orchard.picture,
    leftProduct: {
      ...orchard.skirt,
      title: 'A skirt whose name runs on over as many lines as it is let',
      price: 1265.5,
    },
    rightProduct: {
      ...orchard.jumper,
      title: 'A jumper of pure lambswool spun in Yorkshire, knitted here',
    },
  },
  missingImage: {
    title: 'Lost and found',
    primaryBlockBackground: picture('no-such-picture', 'A look'),
    leftProduct: { ...orchard.jumper, backgroundImage: picture('no-such-picture'), altText: 'A lost jumper' },
    rightProduct: orchard.skirt,
  },
  video: {
    title: 'From the print table',
    primaryBlockBackground: film('film-prints', 'Printed dresses, side by side'),
    primaryBlockUrl: '/about-us',
    leftProduct: shore.skirt,
    rightProduct: shore.tee,
  },
} satisfies { [name: string]: LookInput };
