import { type AddToBagRefusal, addToBagRefusals } from '@tailorbird/commerce/bag/addToBagRefusals';
import { modifierProblem } from '@tailorbird/commerce/bag/modifierProblem';
import type { Product } from '@tailorbird/commerce/model/product';
import type { ProductChoice } from './loadProduct.ts';
import { pleaseChoose } from './optionNames.ts';

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
