import type { StyleLine } from './styleLine.ts';

const womens = { department: 'womens', sizes: 'womens', tracking: 'variant' } as const;
const mens = { department: 'mens', sizes: 'mens', tracking: 'variant' } as const;

/** Coats and jackets for women. */
export const womensOuterwear: readonly StyleLine[] = [
  {
    ...womens,
    id: 'womens-coat',
    category: '/womens/coats-and-jackets',
    kind: 'coat',
    weight: 4,
    topic: 'coat',
    nouns: ['Coat'],
    designs: [
      { pattern: 'solid', weight: 4 },
      { pattern: 'windowpane', weight: 1 },
    ],
    cloths: ['melton'],
    dyes: ['camel', 'navy', 'moss', 'madder', 'charcoal', 'mustard', 'bottle', 'damson'],
    colours: [2, 4],
    pounds: [149, 189],
    fields: {
      neck: ['Notched lapels'],
      sleeve: ['Long sleeve'],
      fit: ['Straight fit', 'Relaxed fit'],
      length: ['Knee length'],
      measures: [
        ['Length from shoulder', 98, 104],
        ['Chest', 104, 112],
        ['Sleeve', 60, 63],
      ],
    },
  },
];

/** Coats and jackets for men. */
export const mensOuterwear: readonly StyleLine[] = [
  {
    ...mens,
    id: 'mens-coat',
    category: '/mens/coats-and-jackets',
    kind: 'coat',
    weight: 4,
    topic: 'coat',
    nouns: ['Coat'],
    designs: [{ pattern: 'solid', weight: 1 }],
    cloths: ['melton'],
    dyes: ['navy', 'charcoal', 'tobacco', 'moss', 'ink', 'walnut'],
    colours: [2, 3],
    pounds: [159, 199],
    fields: {
      neck: ['Notched lapels'],
      sleeve: ['Long sleeve'],
      fit: ['Straight fit'],
      length: ['Knee length'],
      measures: [
        ['Length from shoulder', 102, 108],
        ['Chest', 112, 122],
        ['Sleeve', 65, 69],
      ],
    },
  },
];
