/** Ids of the options a variant has. Modifiers, which are options too, have ids of their own, below these. */
export const optionIds = { Color: 2_000_000_001, Size: 2_000_000_002, Length: 2_000_000_003 } as const;

export type OptionName = keyof typeof optionIds;

export function isOptionId(id: number): boolean {
  return Object.values<number>(optionIds).includes(id);
}

/**
 * The id of an option's value. The shop knows values by their words, so their id is made of these (FNV-1a, 31 bits): one
 * word has one id, in a product, its variants and the lines of a cart.
 */
export function optionValueId(label: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(label)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1 || 1;
}
