import { film, picture } from '../../testing/fixtureMedia.ts';
import type { LookInput } from './look.ts';

const dress: LookInput['leftProduct'] = {
  backgroundImage: picture('200002-Madder-FF'),
  altText: 'Juniper Print Dress in madder',
  url: '/p/200002/juniper-print-dress/Madder',
  title: 'Juniper Print Dress',
  price: 65,
};
const jumper: LookInput['leftProduct'] = {
  backgroundImage: picture('200003-Mustard-FF', 'Larch Wool Jumper in mustard'),
  url: '/p/200003/larch-wool-jumper/Mustard',
  title: 'Larch Wool Jumper',
  price: 50.5,
};
const skirt: LookInput['leftProduct'] = {
  backgroundImage: picture('200004-Moss_Green-FF', 'Rowan Midi Skirt in moss green'),
  url: '/p/200004/rowan-midi-skirt/Moss_Green',
  title: 'Rowan Midi Skirt',
  price: 47,
};

/** Looks for the stories and tests of both types. */
export const fixtureLooks = {
  default: {
    title: 'Out past the orchard',
    primaryBlockBackground: picture('hero-autumn-tall', 'A floral dress and a rust jumper, side by side'),
    primaryBlockUrl: '/browse/womens/dresses',
    leftProduct: dress,
    rightProduct: jumper,
  },
  minimal: {
    title: 'A skirt, a jumper',
    primaryBlockBackground: picture('tile-knitwear', 'Two plain jumpers'),
    leftProduct: skirt,
    rightProduct: jumper,
  },
  maximal: {
    title: 'Print on print',
    titleFont: 'Athletics',
    titleBold: true,
    primaryBlockBackground: picture('tile-prints', 'A printed top and skirt'),
    primaryBlockUrl: '/browse/womens/prints',
    primaryBlockAlignment: 'Right',
    primaryBlockImageAltText: 'A skirt in a leaf print under a flowered top',
    leftProduct: { ...skirt, altText: 'Rowan Midi Skirt in moss green, front' },
    rightProduct: { ...dress, price: 45.5 },
  },
  boldHeadingFont: {
    title: 'Two ways to warm up',
    titleFont: 'Quisas',
    titleBold: true,
    primaryBlockAlignment: 'Left',
    primaryBlockBackground: picture('tile-dresses', 'A navy floral dress'),
    leftProduct: dress,
    rightProduct: skirt,
  },
  longText: {
    title: 'A look with a good deal to say about itself, as looks have',
    primaryBlockBackground: picture('tile-dresses', 'A navy floral dress'),
    leftProduct: {
      ...dress,
      title: 'A dress whose name runs on over as many lines as it is let',
      price: 1265.5,
    },
    rightProduct: { ...jumper, title: 'A jumper of pure Larch Wool spun in Yorkshire, knitted here' },
  },
  missingImage: {
    title: 'Lost and found',
    primaryBlockBackground: picture('no-such-picture', 'A look'),
    leftProduct: { ...dress, backgroundImage: picture('no-such-picture'), altText: 'A lost dress' },
    rightProduct: jumper,
  },
  video: {
    title: 'From the print table',
    primaryBlockBackground: film('lino-block', 'A lino block pressed onto cloth'),
    primaryBlockUrl: '/about-us',
    leftProduct: dress,
    rightProduct: skirt,
  },
} satisfies { [name: string]: LookInput };
