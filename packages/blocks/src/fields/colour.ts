import { color } from '@tailorbird/tokens/roles';
import { z } from 'zod';

type Role = keyof typeof color;

const isRole = (value: string): value is Role => Object.hasOwn(color, value);

/**
 * A colour as editors write it, a hex code or the name of one of our colours, made into CSS that is safe in an
 * inline custom property.
 */
export const colour = z
  .string()
  .trim()
  .refine(
    (value) => isRole(value) || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value),
    `must be a hex code such as #A63D2B, or one of ${Object.keys(color).join(', ')}`,
  )
  .transform((value) => (isRole(value) ? color[value] : value))
  .meta({
    title: 'Colour',
    format: 'colour',
    description: 'A hex code, or the name of one of the shop’s colours.',
    examples: ['moss', '#4F6238'],
  });

/** A colour that may be left out or left blank; the block’s own colour is then used. */
export const optionalColour = colour.or(z.literal('').transform(() => undefined)).optional();
