import { z } from 'zod';
import { optionalColour } from '../fields/colour.ts';
import { optionalLink } from '../fields/link.ts';
import { productCode } from '../fields/productCode.ts';

/** One product by its style code, with what editors may add to its card (blocks §2 product card). */
export const productCard = z
  .object({
    productSku: productCode,
    variant: z.enum(['Standard', 'Search', 'Search wide']).default('Standard').meta({
      title: 'Variant',
      description:
        'The search variants hide prices and ratings and set their text to the left; the wide one is 32 to 40 rem wide.',
    }),
    badge: z
      .object({
        text: z.string().min(1).max(24).meta({ title: 'Text', description: 'A word or two on the picture.' }),
        link: optionalLink.meta({ title: 'Link' }),
        textColour: optionalColour.meta({ title: 'Text colour' }),
        backgroundColour: optionalColour.meta({ title: 'Background colour' }),
      })
      .optional()
      .meta({ title: 'Badge', description: 'In place of the product’s own badge.' }),
    priceLabel: z
      .enum(['Micro label', 'Percent off was/now price', 'Money off was/now price'])
      .optional()
      .meta({
        title: 'Label of the price',
        description: 'Before the price: words of your own, or what is off a reduced price.',
      }),
    microLabel: z
      .string()
      .max(24)
      .optional()
      .meta({ title: 'Micro label', description: 'The words of that label.', examples: ['Last few'] }),
    additionalMessage: z
      .string()
      .max(60)
      .optional()
      .meta({ title: 'Additional message', description: 'In place of the product’s own.' }),
    promoBadge: z
      .object({
        nowPrice: z
          .string()
          .min(1)
          .max(20)
          .meta({
            title: 'Now price',
            description: 'With its currency, as it is to be read.',
            examples: ['£31.20'],
          }),
        priceOffText: z
          .string()
          .min(1)
          .max(40)
          .meta({
            title: 'Words',
            description: 'After the price: how it comes about.',
            examples: ['with 20% off'],
          }),
        colour: optionalColour,
      })
      .optional()
      .meta({ title: 'Was/now badge', description: 'The price a promotion would make.' }),
  })
  .meta({
    title: 'Product card',
    description: 'One product by its style code. One that is not sold in the market is left out.',
    events: ['select_item', 'select_promotion'],
  });
export type ProductCardContent = z.output<typeof productCard>;
