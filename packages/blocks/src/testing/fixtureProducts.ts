import { type Market, marketList, markets } from '@tailorbird/commerce/market';
import type { ProductCard } from '@tailorbird/commerce/model/product';
import { priceIn } from './marketPrices.ts';

type Colour = readonly [name: string, swatch: string];

const madder: Colour = ['Madder', '#A63D2B'];
const indigo: Colour = ['Indigo', '#2E4A62'];
const moss: Colour = ['Moss Green', '#4F6238'];
const mustard: Colour = ['Mustard', '#D9A23B'];
const blush: Colour = ['Blush', '#EBCFC1'];
const duckEgg: Colour = ['Duck Egg', '#BCD3D1'];
const ink: Colour = ['Ink', '#1C2B2A'];
const plum: Colour = ['Plum', '#6B4A5E'];
const bark: Colour = ['Bark', '#8C6F4E'];
const cream: Colour = ['Cream', '#F1E7D3'];
const slate: Colour = ['Slate', '#65717A'];
const fern: Colour = ['Fern', '#8FA36B'];

const saleBadge = {
  typeId: 'sale',
  text: 'Sale',
} as const;

function product(
  sku: string,
  name: string,
  list: number,
  colours: readonly Colour[],
  rest: Partial<ProductCard> = {},
): ProductCard {
  return {
    productId: Number(sku),
    sku,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    price: { currency: 'GBP', list, sale: null },
    colourways: colours.map(([colour, swatch]) => {
      const base = `/i/tailorbird/${sku}-${colour.replaceAll(' ', '_')}`;
      return { colour, swatch, image: `${base}-FF`, hoverImage: `${base}-FD` };
    }),
    badge: null,
    additionalMessage: null,
    soldOut: false,
    ...rest,
  };
}

const list: readonly ProductCard[] = [
  product('200001', 'Fern Breton Tee', 2900, [indigo, madder, moss]),
  product('200002', 'Juniper Print Dress', 6500, [madder, indigo, mustard, moss, plum], {
    price: { currency: 'GBP', list: 6500, sale: 4550 },
    badge: saleBadge,
  }),
  product('200003', 'Larch Wool Jumper', 5100, [mustard, plum, duckEgg, moss, ink]),
  product('200004', 'Rowan Midi Skirt', 4700, [moss, bark, ink, madder, blush]),
  product('200005', 'Alder Jersey Tee', 2400, [plum, duckEgg, bark], {
    badge: { typeId: 'product', text: 'Organic Cotton' },
  }),
  product('200006', 'Bramble Midi Dress', 5900, [
    duckEgg,
    blush,
    ink,
    indigo,
    moss,
    plum,
    bark,
    cream,
    slate,
    fern,
    madder,
    mustard,
  ]),
  product('200007', 'Thistle Cushion', 3200, [ink, madder, indigo, mustard, moss], {
    price: { currency: 'GBP', list: 3200, sale: 2240 },
    badge: saleBadge,
    additionalMessage: 'Cover only, pad sold apart',
  }),
  product('200008', 'Hedgerow Mug', 1400, [cream], { soldOut: true }),
];

function inMarket(market: Market, card: ProductCard): ProductCard {
  const { list: uk, sale } = card.price;
  const list = priceIn(market, uk);
  const reduced = sale === null ? null : priceIn(market, sale);
  if (list === undefined || reduced === undefined)
    throw new Error(`${card.name} has no price in ${market}: give it a row in marketPrices.ts.`);
  return { ...card, price: { currency: markets[market].currency, list, sale: reduced } };
}

type Cards = { readonly [styleCode: string]: ProductCard };

const cardsIn = (market: Market): Cards =>
  Object.fromEntries(list.map((card) => [card.sku, inMarket(market, card)]));

/** Products for stories and tests, by style code, at the prices of each market. */
export const fixtureProductsIn: { readonly [M in Market]: Cards } = {
  uk: cardsIn('uk'),
  eu: cardsIn('eu'),
  us: cardsIn('us'),
};

/** The same where no market matters. */
export const fixtureProducts = fixtureProductsIn.uk;

/** For stories: all of them, in the market that the toolbar has chosen. */
export function fixtureProductsFor(chosen: unknown): readonly ProductCard[] {
  const market = marketList.find((one) => one === chosen) ?? 'uk';
  return Object.values(fixtureProductsIn[market]);
}
