import { z } from 'zod';
import { media } from '../fields/media.ts';

const sticker = z.unknown().optional();

/**
 * A page composed of blocks (blocks §2 content page). What stands in its slots is left as it was delivered here:
 * `parsePage` sorts it, so that a broken block never breaks its page.
 */
export const contentPage = z
  .object({
    title: z
      .string()
      .max(80)
      .default('')
      .meta({ title: 'Title', description: 'The name of the page.', examples: ['Returns'] }),
    seoTitle: z
      .string()
      .max(70)
      .optional()
      .meta({
        title: 'SEO title',
        description: 'What search engines and tabs show. Without one it is the title.',
        examples: ['Returns | Tailorbird'],
      }),
    seoDescription: z
      .string()
      .max(170)
      .optional()
      .meta({
        title: 'SEO description',
        description: 'The sentence search engines show under the title.',
        examples: ['Free returns within 30 days, by post or to any of our shops.'],
      }),
    socialImage: media.optional().meta({
      title: 'Social image',
      description: 'Shown where the page is shared; of a video, its poster. Without one, none is offered.',
    }),
    slots: z
      .array(z.unknown().meta({ title: 'Block', blocks: 'all' }))
      .max(60)
      .default([])
      .meta({
        title: 'Slots',
        description:
          'The blocks of the page from top to bottom. One of which nothing can be shown is left out and the page stands. On a category’s page the products stand where the first product-list slot does, and without one right below the listing header; the header is always above them. Later pages of the products, and products a shopper has picked out, have the header alone.',
      }),
    desktopSticker: sticker.meta({
      title: 'Desktop sticker',
      blocks: ['sticker'],
      description: 'A sticker seen from 768 px up. Without one there is none.',
    }),
    mobileSticker: sticker.meta({
      title: 'Mobile sticker',
      blocks: ['sticker'],
      description: 'A sticker seen below 768 px. Without one there is none.',
    }),
  })
  .meta({
    title: 'Content page',
    description:
      'A page composed of blocks, with its stickers and what search engines are told. Published under the address of a category, it stands around its products.',
  });
