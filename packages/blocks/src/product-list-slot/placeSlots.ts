/** One place in a product list: a product, or a slot. */
export type ListPlace<Product, Slot> = { readonly product: Product } | { readonly slot: Slot };

/**
 * A list’s products with its slots between them, in the order they are read. A position counts from one, products
 * and slots together; a slot beyond the end stands last, and of two that ask for one place the first written has it.
 */
export function placeSlots<Product, Slot extends { readonly position: number }>(
  products: readonly Product[],
  slots: readonly Slot[],
): readonly ListPlace<Product, Slot>[] {
  const places: ListPlace<Product, Slot>[] = products.map((product) => ({ product }));
  for (const slot of slots.toSorted((a, b) => a.position - b.position)) {
    const taken = places.findIndex((place, at) => at >= slot.position - 1 && !('slot' in place));
    places.splice(taken === -1 ? places.length : taken, 0, { slot });
  }
  return places;
}
