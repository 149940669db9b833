import { z } from 'zod';
import { callToAction } from '../fields/callToAction.ts';
import { markdown } from '../fields/markdown.ts';

/** A title over running text. */
export const textBlock = z
  .object({
    title: z
      .string()
      .max(120)
      .optional()
      .meta({ title: 'Title', description: 'Above the text.', examples: ['Delivery and returns'] }),
    body: markdown.meta({
      title: 'Body',
      description: 'Markdown.',
      examples: ['Orders leave us **the same day**.'],
    }),
    callToAction,
  })
  .meta({
    title: 'Text block',
    description: 'A title over running text, with one thing to do after it.',
    events: ['select_promotion'],
  });
export type TextBlockContent = z.output<typeof textBlock>;
