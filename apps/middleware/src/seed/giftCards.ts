import type { Modifier } from '@tailorbird/commerce/model/product';
import { dayBefore } from './calendar.ts';
import { dyes } from './palette.ts';
import { pricesFor } from './prices.ts';
import type { SeedPrices, SeedStyle } from './seedStyle.ts';
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

/** What the shopper fills in for a gift card (commerce §3 cart: gift-type items). */
const emailModifiers: readonly Modifier[] = [
  { id: 1, displayName: 'Recipient email', type: 'email', required: true, sortOrder: 1 },
  { id: 2, displayName: 'Recipient name', type: 'text', required: true, sortOrder: 2 },
  { id: 3, displayName: 'Your email', type: 'email', required: true, sortOrder: 3 },
  { id: 4, displayName: 'Your name', type: 'text', required: true, sortOrder: 4 },
  { id: 5, displayName: 'Send date', type: 'date', required: false, sortOrder: 5 },
  { id: 6, displayName: 'Your message', type: 'message', required: false, sortOrder: 6 },
  { id: 7, displayName: 'hidden_uid', type: 'hidden', required: false, sortOrder: 7 },
];
const postedModifiers: readonly Modifier[] = emailModifiers.filter(
  ({ displayName }) => displayName !== 'Recipient email' && displayName !== 'Send date',
);

/** The gift cards: style 100000 goes by email, 100001 in the post. */
export const giftCards: readonly SeedStyle[] = [
  giftCard('100000', 'Gift Card by Email', emailModifiers, [
    'Choose a design and an amount, tell us who it is for and when to send it, and it will be in their inbox that morning with your message.',
    'It lasts for two years, can be spent a little at a time, and works in our shops as well as here.',
  ]),
  giftCard('100001', 'Gift Card by Post', postedModifiers, [
    'A printed card in a lined envelope, with your message written in by hand, sent the day after you order it.',
    'It lasts for two years, and can be spent in our shops, a little at a time.',
  ]),
];

function giftCard(
  sku: string,
  name: string,
  modifiers: readonly Modifier[],
  description: readonly string[],
): SeedStyle {
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
