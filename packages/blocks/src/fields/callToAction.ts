import { buttonVariants } from '@tailorbird/ui/buttonVariants';
import { z } from 'zod';
import { optionalLink } from './link.ts';

/** A call to action that can be shown: all three of its parts are there. */
export interface CallToAction {
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly buttonStyle: (typeof buttonVariants)[number];
  /** What a press of it is reported by; without one, its text (blocks §7). */
  readonly customId?: string;
}

const parts = z
  .object({
    buttonText: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({
        title: 'Text',
        description: 'The words of the button: what a press does.',
        examples: ['Shop womens'],
      }),
    buttonLink: optionalLink.meta({ title: 'Link', examples: ['/browse/womens'] }),
    buttonStyle: z
      .enum(buttonVariants)
      .or(z.literal('').transform(() => undefined))
      .optional()
      .meta({
        title: 'Style',
        shared: true,
        description:
          'Primary is filled, secondary outlined, tertiary underlined words; tertiary-white is for dark grounds, round-style is a pill, none is plain words. The old- styles dress earlier content.',
        examples: ['primary'],
      }),
    customId: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({
        title: 'Custom id',
        description: 'The name a press is reported by in analytics. Without one it is the text.',
        examples: ['autumn-hero-womens'],
      }),
  })
  .meta({
    title: 'Call to action',
    description: 'Shown only when text, link and style are all present.',
    together: ['buttonText', 'buttonLink', 'buttonStyle'],
  });

function complete(whole: z.output<typeof parts>): CallToAction | undefined {
  const { buttonText, buttonLink, buttonStyle, customId } = whole;
  if (!buttonText || buttonLink === undefined || buttonStyle === undefined) return undefined;
  return { buttonText, buttonLink, buttonStyle, ...(customId && { customId }) };
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
