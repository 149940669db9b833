import { z } from 'zod';
import { optionalColour } from '../colour.ts';
import { optionalLink } from '../link.ts';
import { productCode } from '../productCode.ts';

/** One product by its style code, with what editors may add to its card (blocks §2 product card). */
export const productCard = z
  .object({
    productSku: productCode,
    variant: z.enum(['Standard', 'Search']).default('Standard').meta({
      title: 'Variant',
      description: 'The search variant hides prices and ratings and sets its text to the left.',
    }),
    badge: z
      .object({
        text: z.string().min(1).max(24).meta({ title: 'Text' }),
        link: optionalLink.meta({ title: 'Link' }),
        textColour: optionalColour.meta({ title: 'Text colour' }),
        backgroundColour: optionalColour.meta({ title: 'Background colour' }),
      })
      .optional()
      .meta({ title: 'Badge', description: 'In place of the product’s own badge.' }),
    additionalMessage: z.string().max(60).optional().meta({ title: 'Additional message' }),
    promoBadge: z
      .object({
        nowPrice: z
          .string()
          .min(1)
          .max(20)
          .meta({ title: 'Now price', examples: ['£31.20'] }),
        priceOffText: z
          .string()
          .min(1)
          .max(40)
          .meta({ title: 'Words', examples: ['with 20% off'] }),
        colour: optionalColour,
      })
      .optional()
      .meta({ title: 'Was/now badge', description: 'The price a promotion would make.' }),
  })
  .meta({ title: 'Product card', description: 'One product by its style code.' });
export type ProductCardContent = z.output<typeof productCard>;
