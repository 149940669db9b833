import { z } from 'zod';
import { kinds } from './kinds.ts';
import { motifs } from './motifs.ts';
import { reliefs } from './relief.ts';
import { details } from './sewnOn.ts';

/** Every cloth design the compositor can draw; the README of `tools/pictures` shows them all. */
export const patterns = [
  'solid',
  'marl',
  'denim',
  'stripe',
  'fine-stripe',
  'breton',
  'check',
  'gingham',
  'windowpane',
  'dot',
  'floral',
  'ditsy',
  'meadow',
  'leaf',
  'block',
  'fair-isle',
] as const;

/** One cloth design. */
export type Pattern = (typeof patterns)[number];

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written #rrggbb');

/**
 * What makes a style itself among others of its kind, in every colour: the hand that laid it (a number that no other style
 * of the kind has), what its cloth is like close by, and what is sewn on it.
 */
const cut = z.object({
  hand: z.number().int().min(0).max(999_999).optional(),
  relief: reliefs.optional(),
  details: z.array(details).max(4).optional(),
  motif: motifs.optional(),
});

/** The parsed form of a recipe's cut. */
export type Cut = z.infer<typeof cut>;

/**
 * How one colourway is dyed or printed: the design, and its colours from the ground outwards
 * (the first is the cloth, the rest are inks; too few are repeated). `scale` enlarges the design,
 * 1 being its natural size; `seed` varies the drawing of the scattered prints.
 */
export const mediaRecipe = z.object({
  pattern: z.enum(patterns),
  colours: z.array(hexColour).min(1).max(6),
  scale: z.number().min(0.25).max(4).optional(),
  seed: z.number().int().min(0).max(9999).optional(),
  cut: cut.optional(),
});

/** The parsed form of {@link mediaRecipe}. */
export type Recipe = z.infer<typeof mediaRecipe>;

/** What the catalogue stores for a style in a colour: the kind of thing and how it is dyed. */
export const mediaPicture = z.object({ kind: z.enum(kinds), recipe: mediaRecipe });

/** The parsed form of {@link mediaPicture}. */
export type MediaPicture = z.infer<typeof mediaPicture>;
