import type { z } from 'zod';
import { schemaAddress } from '../schemaAddress.ts';
import { film, picture } from '../testing/fixtureMedia.ts';
import type { contentPage } from './schema.ts';

const block = (id: string, content: object) => ({ _meta: { schema: schemaAddress(id) }, ...content });

const header = block('listing-header-one', { title: 'Returns', hasDescription: false });
const words = block('text-block', {
  body: 'If it is not right, send it back within **30 days** of its arriving, unworn and with its labels.\n\n## To a shop\n\nTake it to any of our [shops](/shop-finder) with your order number.',
});
const tiles = block('jump-off-group', {
  title: 'While you are here',
  items: [
    { title: 'The knit list', url: '/browse/womens/knitwear', image: picture('tile-knitwear') },
    { title: 'Printed by hand', url: '/browse/womens/dresses', image: picture('tile-prints') },
  ],
});
const sticker = (textLine2: string) =>
  block('sticker', {
    url: '/browse/womens/knitwear',
    textLine1: 'Until Sunday',
    textLine2,
    textLine3: 'knitwear',
  });

export const contentPageFixtures = {
  default: {
    title: 'Returns',
    seoTitle: 'Returns | Tailorbird',
    seoDescription: 'Free returns within 30 days, by post or to any of our shops.',
    slots: [header, words],
  },
  minimal: {},
  maximal: {
    title: 'Returns',
    seoTitle: 'Returns | Tailorbird',
    seoDescription: 'Free returns within 30 days, by post or to any of our shops.',
    socialImage: picture('hero-hedgerow', 'A jumper, a cushion and a mug on printed cloth'),
    slots: [header, words, tiles],
    desktopSticker: sticker('20% off'),
    mobileSticker: sticker('20% off'),
  },
  longText: {
    title: 'A page with a title that is as long as an editor may write one',
    slots: [
      block('listing-header-one', {
        title: 'A page with a title that is as long as an editor may write one',
        hasDescription: false,
      }),
      block('text-block', { body: 'Words enough to fill a page from one end to the other. '.repeat(60) }),
    ],
  },
  brokenBlocks: {
    title: 'Returns',
    slots: [header, block('marquee', {}), block('text-block', {}), words],
    desktopSticker: block('text-block', { body: 'Not a sticker.' }),
  },
  missingImage: { title: 'Returns', socialImage: picture('no-such-picture'), slots: [header] },
  video: {
    title: 'Returns',
    socialImage: film('film-prints', 'Printed dresses, side by side'),
    slots: [header],
  },
} satisfies { [name: string]: z.input<typeof contentPage> };
