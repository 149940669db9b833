import { buttonVariants } from '@tailorbird/ui/buttonVariants';
import { z } from 'zod';
import { optionalLink } from './link.ts';

/** A call to action that can be shown: all three of its parts are there. */
export interface CallToAction {
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly buttonStyle: (typeof buttonVariants)[number];
}

const parts = z
  .object({
    buttonText: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ title: 'Text', examples: ['Shop womens'] }),
    buttonLink: optionalLink.meta({ title: 'Link', examples: ['/browse/womens'] }),
    buttonStyle: z
      .enum(buttonVariants)
      .or(z.literal('').transform(() => undefined))
      .optional()
      .meta({ title: 'Style', examples: ['primary'] }),
  })
  .meta({ title: 'Call to action', description: 'Shown only when text, link and style are all present.' });

function complete({ buttonText, buttonLink, buttonStyle }: z.output<typeof parts>): CallToAction | undefined {
  if (!buttonText || buttonLink === undefined || buttonStyle === undefined) return undefined;
  return { buttonText, buttonLink, buttonStyle };
}

/** One call to action; absent unless text, link and style are all present (blocks §5). */
export const callToAction = parts.transform(complete).optional();

/** Up to `most` calls to action; those that lack text, link or style are left out (blocks §5). */
export const callsToAction = (most: number) =>
  z
    .array(parts)
    .max(most)
    .default([])
    .transform((list) => list.map(complete).filter((action) => action !== undefined))
    .meta({
      title: 'Calls to action',
      description: `At most ${most}. One without text, link or style is not shown.`,
    });
