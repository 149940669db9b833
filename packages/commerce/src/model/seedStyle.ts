import type { Market } from '../market.ts';
import type { Fit } from './fit.ts';
import type { CustomFieldName, InventoryTracking, Modifier, Review } from './product.ts';

/** Minor units of the market's currency; `sale` is null or lower than `list`. */
export interface SeedPrice {
  readonly list: number;
  readonly sale: number | null;
}

export type SeedPrices = { readonly [M in Market]: SeedPrice };

/** Units at the warehouse (location 1) and in the store reserve (location 2, which may be switched off). */
export interface SeedStock {
  readonly warehouse: number;
  readonly reserve: number;
  readonly reserveEnabled: boolean;
}

export interface SeedColour {
  readonly colour: string;
  readonly family: string;
  /** `#rrggbb`. */
  readonly swatch: string;
  /** How a picture studio draws the style in this colour; null when `images` stand in. */
  readonly recipe: unknown;
  /** Picture addresses of the colour's own. */
  readonly images: readonly string[];
}

export interface SeedVariant {
  readonly sku: string;
  readonly colour: string | null;
  readonly size: string | null;
  readonly length: string | null;
  readonly isDefault: boolean;
  readonly purchasingDisabled: boolean;
  /** Stock of its own; null unless the style tracks stock by variant. */
  readonly stock: SeedStock | null;
  /** Only where it differs from the style's price. */
  readonly prices: SeedPrices | null;
}

/** A review with what its writer says of the fit, if anything. */
export type SeedReview = Review & { readonly fit?: Fit };

/** A style as it is put into an empty shop. */
export interface SeedStyle {
  /** Style code of six digits. */
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly description: readonly string[];
  /** The kind of thing that a picture studio draws. */
  readonly kind: string;
  readonly inventoryTracking: InventoryTracking;
  readonly customFields: Partial<Record<CustomFieldName, string>>;
  readonly productBadge: string | null;
  readonly modifiers: readonly Modifier[];
  /** Addresses of the categories it is put in; their ancestors follow from the tree. */
  readonly categories: readonly string[];
  readonly colours: readonly SeedColour[];
  readonly variants: readonly SeedVariant[];
  /** Shared by all variants; null unless the style tracks stock as a whole. */
  readonly stock: SeedStock | null;
  readonly prices: SeedPrices;
  readonly reviews: readonly SeedReview[];
  /** ISO 8601 date on which it went on sale. */
  readonly launched: string;
  /** Place in the featured order, lowest first; styles may tie. */
  readonly rank: number;
}
