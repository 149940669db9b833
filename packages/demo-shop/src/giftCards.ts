import { giftCardModifiers } from '@tailorbird/commerce/bag/giftCardModifiers';
import { dyes } from '@tailorbird/commerce/colours/dyes';
import type { Modifier } from '@tailorbird/commerce/model/product';
import type { SeedPrices } from '@tailorbird/commerce/model/seedStyle';
import { dayBefore } from './calendar.ts';
import type { DrawnStyle } from './drawnStyle.ts';
import { pricesFor } from './prices.ts';
import { variantSku } from './variants.ts';

/** Amounts a card can hold, in whole units of the market's own currency. */
const amounts = ['10', '25', '50', '100'];

/** Drawings on the cards; the colour option of a gift card reads "Design" (commerce §3 added-to-bag data). */
const cardDesigns = [
  {
    colour: 'Madder Leaves',
    family: dyes.madder.family,
    swatch: dyes.madder.hex,
    picture: 'gift-card-leaves',
  },
  {
    colour: 'Duck Egg Nest',
    family: dyes.duckEgg.family,
    swatch: dyes.duckEgg.hex,
    picture: 'gift-card-nest',
  },
];

/** The gift cards: style 100000 goes by email, 100001 in the post. */
export const giftCards: readonly DrawnStyle[] = [
  giftCard('100000', 'Gift Card by Email', giftCardModifiers.email, [
    'Choose a design and an amount, tell us who it is for and when to send it, and it will be in their inbox that morning with your message.',
    'It lasts for two years, can be spent a little at a time, and works in our shops as well as here.',
  ]),
  giftCard('100001', 'Gift Card by Post', giftCardModifiers.post, [
    'A printed card in a lined envelope, with your message written in by hand, sent the day after you order it.',
    'It lasts for two years, and can be spent in our shops, a little at a time.',
  ]),
];

function giftCard(
  sku: string,
  name: string,
  modifiers: readonly Modifier[],
  description: readonly string[],
): DrawnStyle {
  return {
    sku,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    description,
    kind: 'throw',
    inventoryTracking: 'none',
    customFields: {},
    productBadge: null,
    modifiers,
    categories: ['/other-stuff/gift-cards', '/other-stuff/gifts/little-gifts'],
    colours: cardDesigns.map(({ picture, ...design }) => ({
      ...design,
      recipe: null,
      images: [`/i/content/${picture}`],
    })),
    variants: cardDesigns.flatMap(({ colour }, at) =>
      amounts.map((amount, place) => ({
        sku: variantSku(sku, at, amount, null),
        colour,
        size: amount,
        length: null,
        isDefault: at === 0 && place === 0,
        purchasingDisabled: false,
        stock: null,
        prices: facePrices(Number(amount)),
      })),
    ),
    stock: null,
    prices: facePrices(10),
    reviews: [],
    launched: dayBefore(400),
    rank: 0,
  };
}

/** A card for 25 costs 25 in every market, whatever the currency. */
function facePrices(amount: number): SeedPrices {
  const { uk } = pricesFor(amount, null);
  return { uk, eu: uk, us: uk };
}
