import {
  type AddToBagRefusal,
  addToBagRefusals,
  modifierProblem,
} from '@tailorbird/commerce/bag/addToBagRefusals';
import type { Product, Variant } from '@tailorbird/commerce/model/product';
import { isInStock } from '@tailorbird/commerce/stock/stockOf';
import { isBuyable } from '@tailorbird/commerce/variants/chooseVariant';
import { variantsMatching } from '@tailorbird/commerce/variants/variantsMatching';
import type { ProductChoice } from './loadProduct.ts';
import { pleaseChoose } from './optionNames.ts';

/** The variant that size and length decide, once everything that must be chosen is. `product` holds one colour only. */
export function variantChosen(product: Product, { size, length }: ProductChoice): Variant | undefined {
  if (product.sizes.length > 0 && size === null) return undefined;
  if (product.lengths.length > 0 && length === null) return undefined;
  const fitting = variantsMatching(product.variants, { size, length });
  // One that is sold no longer may lie in somebody's bag still, beside the one in its place.
  return fitting.find((one) => isBuyable(product, one)) ?? fitting[0];
}

/** The variants that the choice as it stands leaves open. `product` holds one colour only. */
export function variantsLeftBy({ variants }: Product, { size, length }: Partial<ProductChoice>): Variant[] {
  return variantsMatching(variants, { ...(size && { size }), ...(length && { length }) });
}

/** Whether a value of an option can be bought with the rest of the choice as it stands. */
export function isOffered(product: Product, choice: Partial<ProductChoice>): boolean {
  return variantsLeftBy(product, choice).some((variant) => isBuyable(product, variant));
}

/** What of this colour is counted and gone, and could be asked after. What is not sold at all is not among it. */
export function soldOutVariants(product: Product): Variant[] {
  return product.variants.filter((variant) => !variant.purchasingDisabled && !isInStock(product, [variant]));
}

/** What keeps one field of the form from going into the bag, in a shopper's words. */
interface FieldProblem {
  /** The field's name in the form. */
  readonly field: string;
  readonly message: string;
}

type Offered = Pick<Product, 'sku' | 'sizes' | 'lengths' | 'modifiers'>;

/** What is wrong with a field, where the refusal is about one. */
export function fieldProblem(
  { sku, modifiers }: Pick<Product, 'sku' | 'modifiers'>,
  refusal: AddToBagRefusal,
): FieldProblem | undefined {
  if (refusal.tag === 'size' || refusal.tag === 'length')
    return { field: refusal.tag, message: pleaseChoose(refusal.tag, sku) };
  if (!('modifierId' in refusal)) return undefined;
  return { field: `modifier-${refusal.modifierId}`, message: modifierProblem(modifiers, refusal) };
}

/** Every field that is not as it must be, in the order the form shows them (commerce §5 add to bag). */
export function fieldProblems(
  product: Offered,
  choice: ProductChoice,
  entered: { readonly [modifierId: number]: string },
  now: Date,
): FieldProblem[] {
  const modifiers = product.modifiers.toSorted((a, b) => a.sortOrder - b.sortOrder);
  const { sizes, lengths } = product;
  return addToBagRefusals({ stock: null, sizes, lengths, modifiers, ...choice, entered, now }).flatMap(
    (refusal) => fieldProblem(product, refusal) ?? [],
  );
}

/** What a shopper entered in a product's own fields, by modifier id: fields named `modifier-{id}`. */
export function modifiersEntered(form: FormData): { readonly [modifierId: number]: string } {
  const entered: { [modifierId: number]: string } = {};
  for (const [name, value] of form) {
    const modifier = /^modifier-(\d{1,9})$/.exec(name)?.[1];
    if (modifier !== undefined && typeof value === 'string') entered[Number(modifier)] = value.slice(0, 500);
  }
  return entered;
}
