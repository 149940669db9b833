import type { Market } from '@tailorbird/commerce/market';

/** Minor units of the market's currency; `sale` is null or lower than `list`. */
export interface ImportedPrice {
  readonly list: number;
  readonly sale: number | null;
}

export type ImportedPrices = { readonly [M in Market]: ImportedPrice };

export interface ImportedColour {
  readonly colour: string;
  readonly family: string;
  /** `#rrggbb`. */
  readonly swatch: string;
  /** Addresses of its pictures as the file gives them, best first. */
  readonly pictures: readonly string[];
}

export interface ImportedVariant {
  /** What follows the style code in the SKU. */
  readonly skuPart: string;
  readonly colour: string;
  readonly size: string | null;
  readonly length: string | null;
  /** Units in the warehouse; null when stock is not counted. */
  readonly stock: number | null;
  readonly prices: ImportedPrices;
}

/** A product of the file in the shop's own terms, all but its style code. */
export interface ImportedStyle {
  readonly handle: string;
  readonly name: string;
  readonly slug: string;
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  /** False for what Shopify does not show: it is taken off sale, or never put on. */
  readonly published: boolean;
  readonly giftCard: 'email' | 'post' | null;
  /** The categories it stands in, each as the names from the root down. */
  readonly categories: readonly (readonly string[])[];
  readonly colours: readonly ImportedColour[];
  readonly variants: readonly ImportedVariant[];
}

/** A style of the file with the numbers it has in the shop. */
export interface StoredStyle {
  readonly style: ImportedStyle;
  readonly productId: number;
  readonly sku: string;
}
