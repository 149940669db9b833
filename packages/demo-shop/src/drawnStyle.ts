import type { SeedColour, SeedStyle } from '@tailorbird/commerce/model/seedStyle';
import type { Kind } from '@tailorbird/picture-studio/kinds';
import type { Recipe } from '@tailorbird/picture-studio/recipe';

/** A colour of the demonstration, which the picture studio draws unless `images` stand in. */
export interface DrawnColour extends SeedColour {
  readonly recipe: Recipe | null;
}

/** A style of the demonstration, of a kind that the picture studio knows. */
export interface DrawnStyle extends SeedStyle {
  readonly kind: Kind;
  readonly colours: readonly DrawnColour[];
}
