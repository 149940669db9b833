import { z } from 'zod';
import { optionalLink } from '../fields/link.ts';
import { media } from '../fields/media.ts';
import { textLink } from '../fields/textLink.ts';
import { paymentMark } from './paymentMarks.ts';
import { socialMark } from './socialMarks.ts';

/** The foot of every page. What is drawn comes with the content: no drawing that a page does not show reaches a shopper. */
export const footer = z
  .object({
    columns: z
      .array(
        z.object({
          title: z
            .string()
            .min(1)
            .max(40)
            .meta({
              title: 'Title',
              description: 'Above the links of the column; on a phone it opens them.',
              examples: ['Help'],
            }),
          links: z.array(textLink).min(1).max(12).meta({ title: 'Links', description: 'One under another.' }),
        }),
      )
      .max(5)
      .default([])
      .meta({ title: 'Columns', description: 'On a phone each opens by its title.' }),
    multipleOpen: z.boolean().default(false).meta({
      title: 'Several columns open',
      description: 'On a phone: whether opening one column leaves the others open.',
    }),
    brandLogo: media
      .optional()
      .meta({ title: 'Brand logo', description: 'Without one the shop’s name is set in the heading font.' }),
    brandText: z
      .string()
      .max(200)
      .optional()
      .meta({ title: 'Words under the logo', description: 'A sentence on the shop.' }),
    brandLink: optionalLink.meta({ title: 'Link of the logo' }),
    socialLinks: z
      .array(
        z.object({
          network: z
            .string()
            .trim()
            .min(1)
            .max(30)
            .meta({
              title: 'Network',
              description:
                'Chooses the icon: Instagram, Facebook, Pinterest, TikTok, YouTube, X, LinkedIn, Threads or Bluesky. Any other is shown by its name.',
              examples: ['Instagram'],
            }),
          url: z.url({ protocol: /^https$/ }).meta({
            title: 'Address',
            description: 'The shop’s own page there.',
            examples: ['https://instagram.com/tailorbird.example'],
          }),
        }),
      )
      .max(12)
      .default([])
      .transform((links) => links.map((link) => ({ ...link, mark: socialMark(link.network) })))
      .meta({ title: 'Social links', description: 'Where the shop may be followed, as icons.' }),
    paymentLogos: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(30)
          .meta({ title: 'Way to pay', examples: ['Visa'] }),
      )
      .default([])
      .transform((methods) => methods.map((name) => ({ name, mark: paymentMark(name) })))
      .meta({
        title: 'Payment logos',
        description:
          'What a shopper may pay with, in the order shown: Visa, Mastercard, Maestro, American Express, PayPal, Apple Pay, Google Pay, Klarna, Clearpay, Afterpay, Discover, Diners Club or JCB. Any other is shown by its name.',
      }),
    smallPrint: z
      .string()
      .max(300)
      .optional()
      .meta({ title: 'Small print', description: 'The last line: the company and its rights.' }),
    smallLinks: z
      .array(textLink)
      .max(8)
      .default([])
      .meta({ title: 'Small links', description: 'Beside the small print.' }),
  })
  .meta({
    title: 'Footer',
    description: 'The foot of every page. Without one the page ends with its content.',
    events: ['navigation_click'],
  });
export type FooterContent = z.output<typeof footer>;
