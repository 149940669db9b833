import type { StyleLine } from './styleLine.ts';

const accessories = { department: 'womens', sizes: 'none', tracking: 'product' } as const;
const hers = ['/other-stuff/gifts/gifts-for-her'];

/** What goes with women's clothes. */
export const womensAccessories: readonly StyleLine[] = [
  {
    ...accessories,
    id: 'womens-scarf',
    category: '/womens/accessories/scarves-and-wraps',
    kind: 'scarf',
    weight: 6,
    topic: 'scarf',
    nouns: ['Wrap', 'Blanket Scarf'],
    designs: [
      { pattern: 'check', weight: 4 },
      { pattern: 'windowpane', weight: 2 },
      { pattern: 'stripe', weight: 1 },
    ],
    cloths: ['wovenWool'],
    dyes: ['madder', 'moss', 'mustard', 'navy', 'camel', 'duckEgg', 'heather'],
    colours: [2, 3],
    pounds: [32, 45],
    gifts: hers,
  },
  {
    ...accessories,
    id: 'womens-tote-bag',
    category: '/womens/accessories/bags',
    kind: 'tote-bag',
    weight: 4,
    topic: 'bag',
    nouns: ['Tote Bag'],
    designs: [
      { pattern: 'stripe', weight: 3 },
      { pattern: 'leaf', weight: 1 },
      { pattern: 'block', weight: 1 },
      { pattern: 'meadow', weight: 2 },
      { pattern: 'gingham', weight: 1 },
      { pattern: 'solid', weight: 2 },
    ],
    cloths: ['bagCanvas'],
    dyes: ['oat', 'navy', 'madder', 'moss', 'mustard', 'kingfisher', 'blush'],
    colours: [2, 4],
    pounds: [18, 26],
    gifts: hers,
  },
  {
    ...accessories,
    id: 'womens-beanie',
    category: '/womens/accessories/hats',
    kind: 'beanie',
    weight: 2,
    topic: 'hat',
    nouns: ['Beanie'],
    designs: [
      { pattern: 'solid', weight: 3 },
      { pattern: 'marl', weight: 2 },
      { pattern: 'fair-isle', weight: 1 },
    ],
    cloths: ['lambswool', 'woolBlend'],
    dyes: ['mustard', 'madder', 'navy', 'oat', 'moss', 'duckEgg', 'heather', 'rhubarb'],
    colours: [2, 4],
    pounds: [18, 26],
    gifts: hers,
  },
];
