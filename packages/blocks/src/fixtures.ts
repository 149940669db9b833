import type { z } from 'zod';
import { benefitBarFixtures } from './benefit-bar/fixtures.ts';
import { cardGroupFixtures } from './card-group/fixtures.ts';
import { desktopNavigationFixtures } from './desktop-navigation/fixtures.ts';
import { footerFixtures } from './footer/fixtures.ts';
import { heroFixtures } from './hero/fixtures.ts';
import { jumpOffFixtures } from './jump-off/fixtures.ts';
import { listingHeaderOneFixtures } from './listing-header-one/fixtures.ts';
import { mobileNavigationFixtures } from './mobile-navigation/fixtures.ts';
import { productCardFixtures } from './product-card/fixtures.ts';
import type { BlockId, schemas } from './schemas.ts';
import { scrollableCardFixtures } from './scrollable-card/fixtures.ts';
import { stickerFixtures } from './sticker/fixtures.ts';
import { textBlockFixtures } from './text-block/fixtures.ts';
import { twoColumnTileFixtures } from './two-column-tile/fixtures.ts';

type Fixtures = {
  readonly [Id in BlockId]: {
    readonly default?: z.input<(typeof schemas)[Id]>;
    readonly [name: string]: z.input<(typeof schemas)[Id]> | undefined;
  };
};

/** The named examples of every block, as the content service would deliver them. */
export const fixtures: Fixtures = {
  'benefit-bar': benefitBarFixtures,
  'card-group': cardGroupFixtures,
  'desktop-navigation': desktopNavigationFixtures,
  footer: footerFixtures,
  hero: heroFixtures,
  'jump-off': jumpOffFixtures,
  'listing-header-one': listingHeaderOneFixtures,
  'mobile-navigation': mobileNavigationFixtures,
  'product-card': productCardFixtures,
  'scrollable-card': scrollableCardFixtures,
  sticker: stickerFixtures,
  'text-block': textBlockFixtures,
  'two-column-tile': twoColumnTileFixtures,
};
