import type { ImportedStyle } from './importedStyle.ts';

/** A style of the file with the numbers it has in the shop. */
export interface StoredStyle {
  readonly style: ImportedStyle;
  readonly productId: number;
  readonly sku: string;
}
