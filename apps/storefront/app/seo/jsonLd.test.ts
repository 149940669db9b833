import { markets } from '@tailorbird/commerce/market';
import type { Product } from '@tailorbird/commerce/model/product';
import { expect, test } from 'vitest';
import { productJsonLd } from '../product/productJsonLd.ts';
import { richResult } from '../testing/richResults.ts';
import { breadcrumbJsonLd, listJsonLd } from './listJsonLd.ts';
import { shopJsonLd } from './shopJsonLd.ts';

const shop = {
  market: markets.eu,
  publicUrl: 'https://tailorbird.example',
  href: (to: string) => (to === '/' ? '/eu' : `/eu${to}`),
};
const price = { currency: 'EUR', list: 4900, sale: 3900 } as const;
const variant = (size: string | null, stock: number | null) => ({
  id: 1,
  sku: `200001-MOSS-${size}`,
  colour: 'Moss Green',
  size,
  length: null,
  price,
  stock,
  purchasingDisabled: false,
  isDefault: false,
});
const colourway = (colour: string) => ({ colour, swatch: '#445533', image: '/i/x', hoverImage: null });
// Only what search engines are told of is there.
const shirt = {
  id: 7,
  sku: '200001',
  name: 'Fern Shirt',
  slug: 'fern-shirt',
  inventoryTracking: 'variant',
  description: ['Soft.', 'Washable.'],
  price,
  colourways: [colourway('Moss Green'), colourway('Madder')],
  variants: [variant('8', 0), variant('10', 3)],
  customFields: { fabric_composition: '100% cotton' },
  rating: { average: 4.5, count: 12 },
} as unknown as Product;
const page = {
  colour: 'Moss Green',
  url: 'https://tailorbird.example/eu/p/7/fern-shirt/Moss_Green',
  media: [{ type: 'img', src: '/i/tailorbird/200001-Moss_Green-FF', alt: '' }],
  inStock: true,
} as const;

test('a product with sizes is a group: each size with its own offer, other colours by their addresses', () => {
  const told = richResult.parse(productJsonLd(shirt, page));
  if (told['@type'] !== 'ProductGroup') throw new Error('It is no group.');
  expect(told.hasVariant).toMatchObject([
    { size: '8', offers: { availability: 'https://schema.org/OutOfStock', price: '39.00' } },
    {
      size: '10',
      offers: {
        availability: 'https://schema.org/InStock',
        priceCurrency: 'EUR',
        url: 'https://tailorbird.example/eu/p/7/fern-shirt/Moss_Green?Size=10',
      },
    },
    { url: 'https://tailorbird.example/eu/p/7/fern-shirt/Madder' },
  ]);
});

test('a product there is one of is a product with one offer; nothing is said of reviews it has not got', () => {
  const mug = { ...shirt, variants: [variant(null, null)], rating: null };
  const told = richResult.parse(productJsonLd(mug, page));
  expect(told).toMatchObject({ '@type': 'Product', offers: { price: '39.00' } });
  expect(told).not.toHaveProperty('aggregateRating');
});

test('breadcrumbs, a list of products, and the shop with its search fit the kinds they are', () => {
  const crumbs = breadcrumbJsonLd(shop, [{ name: 'Womens', path: '/browse/womens' }, { name: 'Dresses' }]);
  const card = { productId: 7, slug: 'fern-shirt', colourways: [colourway('Moss Green')] };
  // Only what an address is made of is there.
  const list = listJsonLd(shop, [card] as never);
  for (const told of [crumbs, list, ...shopJsonLd(shop, 'Clothes.')])
    expect(richResult.safeParse(told).error).toBeUndefined();
  expect(crumbs.itemListElement[1]).toMatchObject({ item: 'https://tailorbird.example/eu/browse/womens' });
});

test.each([
  ['a price without its currency', { offers: { priceCurrency: undefined } }],
  ['a picture without its host', { image: ['/i/x'] }],
  ['no name', { name: '' }],
])('the check itself refuses %s', (_, fault) => {
  const told = productJsonLd({ ...shirt, variants: [variant(null, 1)] }, page);
  const faulty = 'offers' in fault ? { ...told, offers: fault.offers } : { ...told, ...fault };
  expect(richResult.safeParse(faulty).success).toBe(false);
});
