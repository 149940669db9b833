/** The three options a variant of the shop can have (commerce §3 Product). */
export type OptionSlot = 'colour' | 'size' | 'length';

const known: readonly (readonly [OptionSlot, RegExp])[] = [
  ['colour', /^(colou?rs?|design)$/i],
  ['size', /^(sizes?|denominations?|amount|value)$/i],
  ['length', /^(lengths?|inside leg|inseam)$/i],
];

/** The value Shopify writes for a product without options. */
export const noOption = 'Default Title';

/**
 * The shop's option for each option of a Shopify product, by its name: `Size`, `Color`, `Length`. Any other
 * (`Material`, `Style`) takes the first that is free, size before length before colour; an empty name has none.
 */
export function optionSlots(names: readonly string[]): (OptionSlot | null)[] {
  const named = names.map((name) => known.find(([, pattern]) => pattern.test(name))?.[0] ?? null);
  const slots = named.map((slot, index) => (slot !== null && named.indexOf(slot) === index ? slot : null));
  const order: readonly OptionSlot[] = ['size', 'length', 'colour'];
  const free = order.filter((slot) => !slots.includes(slot));
  return slots.map((slot, index) => slot ?? (names[index] === '' ? null : (free.shift() ?? null)));
}
