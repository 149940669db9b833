import type { Product } from '@tailorbird/commerce/model/product';

const price = { currency: 'GBP', list: 3900, sale: null } as const;

/** A shirt in one colour and four sizes, of which the last has sold out. */
export const storyShirt: Product = {
  id: 1,
  sku: '200001',
  name: 'Fern Cord Shirt',
  slug: 'fern-cord-shirt',
  description: [],
  price,
  isPriceHidden: false,
  categories: [],
  inventoryTracking: 'variant',
  inventoryLevel: null,
  inventoryWarningLevel: 5,
  fixedCostShippingPrice: null,
  colourways: [
    { colour: 'Moss', swatch: '#5b6b3f', image: '/i/tailorbird/200001-Moss-FF', hoverImage: null },
  ],
  sizes: ['8', '10', '12', '14'],
  lengths: [],
  variants: ['8', '10', '12', '14'].map((size, index) => ({
    id: index + 1,
    sku: `200001-moss-${size}`,
    colour: 'Moss',
    size,
    length: null,
    price,
    stock: size === '14' ? 0 : 12,
    purchasingDisabled: false,
    isDefault: index === 0,
  })),
  modifiers: [],
  customFields: {},
  badge: null,
  rating: null,
  reviews: [],
};
