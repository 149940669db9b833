import { z } from 'zod';
import { link } from '../fields/link.ts';

const broken = z
  .object({
    key: z
      .string()
      .min(1)
      .meta({ title: 'Key', description: 'The item’s delivery id, or its place on the page.' }),
    schemaId: z
      .string()
      .meta({ title: 'Schema', description: 'The address of its schema, as far as it gave one.' }),
    problem: z.string().meta({ title: 'Problem', description: 'What is wrong and how to mend it.' }),
    shown: z.enum(['not', 'in part', 'whole']).default('not').meta({
      title: 'Shown',
      description: 'How much of it shoppers see: nothing, what could be shown of it, or all of it.',
    }),
  })
  .meta({ title: 'Broken block' });

/** The bar over a page an editor previews (blocks §2 preview bar). The page itself fills it in. */
export const previewBar = z
  .object({
    date: z.iso
      .datetime()
      .optional()
      .meta({
        title: 'Date',
        description: 'The moment the preview shows. Without one it shows the content as it is now.',
        examples: ['2026-12-24T09:00:00Z'],
      }),
    leaveLink: link
      .default('/?ampl_domain=&ampl_timestamp=')
      .meta({ title: 'Link out', description: 'Where leaving the preview leads.' }),
    broken: z.array(broken).default([]).meta({
      title: 'Broken blocks',
      description:
        'The blocks of the page that cannot be shown, or not whole, or could be better. Each is linked to its place.',
    }),
  })
  .meta({
    title: 'Preview bar',
    description: 'Seen by editors in a preview only: its date, the way out, and what is broken on the page.',
  });
export type PreviewBarContent = z.output<typeof previewBar>;
