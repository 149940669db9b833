import { minorUnitsOf } from '@tailorbird/commerce/money';
import { z } from 'zod';
import { brandFont } from '../../fields/fonts.ts';
import { link, optionalLink } from '../../fields/link.ts';
import { media } from '../../fields/media.ts';

const altText = z.string().max(200).optional().meta({
  title: 'Alternative text',
  description: 'What a shopper would want to know of the picture. Without it the picture’s own text is used.',
});

/** A price as editors write it, in whole units of the market’s currency; kept in minor units. */
const price = z
  .number()
  .min(0)
  .max(10_000)
  .transform(minorUnitsOf)
  .meta({
    title: 'Price',
    description: 'A number in the market’s currency. It is shown without “.00”.',
    examples: [45.5],
    hard: true,
  });

const product = z.object({
  backgroundImage: media.meta({ title: 'Picture or video' }),
  altText,
  url: link,
  title: z
    .string()
    .min(1)
    .max(60)
    .meta({
      title: 'Title',
      description: 'The name of the piece.',
      examples: ['Juniper Print Dress'],
    }),
  price,
});

/** What both types of shop-the-look hold (blocks §3): a title, a primary block, and a product on either hand. */
export const look = {
  title: z
    .string()
    .min(1)
    .max(60)
    .meta({ title: 'Title', description: 'Over the whole look.', examples: ['Out past the orchard'] }),
  titleFont: brandFont.default('Quisas').meta({ title: 'Font of the title' }),
  titleBold: z
    .boolean()
    .default(false)
    .meta({ title: 'Bold title', description: 'Whether the title’s letters are heavy.' }),
  primaryBlockBackground: media.meta({
    title: 'Primary picture or video',
    description: 'The whole look, worn or laid out.',
  }),
  primaryBlockUrl: optionalLink.meta({
    title: 'Link of the primary block',
    description: 'Without one the picture leads nowhere.',
  }),
  primaryBlockAlignment: z
    .enum(['Left', 'Right'])
    .default('Left')
    .meta({ title: 'Side of the primary block', description: 'On a phone it always comes first.' }),
  primaryBlockImageAltText: altText,
  leftProduct: product.meta({ title: 'Left product', description: 'The first of the two pieces.' }),
  rightProduct: product.meta({ title: 'Right product', description: 'The second of the two pieces.' }),
} as const;

const content = z.object(look);
export type LookContent = z.output<typeof content>;
export type LookInput = z.input<typeof content>;
export type LookProductContent = LookContent['leftProduct'];
