import type { DyeName } from '@tailorbird/commerce/colours/dyes';
import type { InventoryTracking } from '@tailorbird/commerce/model/product';
import type { Kind } from '@tailorbird/picture-studio/kinds';
import type { Pattern } from '@tailorbird/picture-studio/recipe';
import type { ClothName } from '../copy/cloths.ts';
import type { CopyTopic } from '../copy/topicCopy.ts';

export type Department = 'womens' | 'mens' | 'other-stuff';

/** One line of the range: what its styles have in common, from which the generator designs each of them. */
export interface StyleLine {
  readonly id: string;
  readonly department: Department;
  /** Address of the leaf category the line is sold in. */
  readonly category: string;
  /** The studio's picture kind nearest to the truth. */
  readonly kind: Kind;
  /** How many styles of a catalogue of 400 belong to the line. */
  readonly weight: number;
  readonly topic: CopyTopic;
  readonly nouns: readonly string[];
  readonly designs: readonly { readonly pattern: Pattern; readonly weight: number }[];
  readonly cloths: readonly ClothName[];
  readonly dyes: readonly DyeName[];
  /** Fewest and most colours of a style. */
  readonly colours: readonly [number, number];
  readonly sizes: SizeRange;
  /** In how many of ten styles the lengths are offered as well. */
  readonly lengths?: { readonly values: readonly string[]; readonly inTen: number };
  /** Whole pounds, lowest and highest. */
  readonly pounds: readonly [number, number];
  readonly tracking: InventoryTracking;
  readonly fields?: LineFields;
  /** Gift categories the line's styles may also be found in. */
  readonly gifts?: readonly string[];
  /** Printed design scale where the kind's own does not suit. */
  readonly scale?: number;
}

/** Fit facts of clothes, each a choice made by style. */
export interface LineFields {
  readonly neck?: readonly string[];
  readonly sleeve?: readonly string[];
  readonly fit: readonly string[];
  readonly length: readonly string[];
  /** What is measured, in centimetres at the sample size, lowest and highest. */
  readonly measures: readonly (readonly [name: string, lowest: number, highest: number])[];
}

/** Size ranges of the shop, in the order they are offered. */
export const sizeRanges = {
  womens: ['6', '8', '10', '12', '14', '16', '18', '20', '22'],
  mens: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  mensWaist: ['28', '30', '32', '34', '36', '38', '40'],
  cushion: ['45 x 45 cm', '50 x 50 cm'],
  none: [],
} as const satisfies Record<string, readonly string[]>;

export type SizeRange = keyof typeof sizeRanges;
