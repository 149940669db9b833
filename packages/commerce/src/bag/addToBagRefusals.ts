import { isEmail } from '../email.ts';
import type { Modifier } from '../model/product.ts';

/** The shopper's choices on a product page. */
interface AddToBagChoice {
  /** Units left of what is chosen; null when stock is not tracked. */
  readonly stock: number | null;
  /** Values on offer; empty when the style has no such option. */
  readonly sizes: readonly string[];
  readonly lengths: readonly string[];
  readonly size?: string | null;
  readonly length?: string | null;
  readonly modifiers?: readonly Pick<Modifier, 'id' | 'displayName' | 'required' | 'type'>[];
  /** What was entered, by modifier id. */
  readonly entered?: { readonly [modifierId: number]: string };
  /** When it is asked: a date that is entered may not be over. */
  readonly now: Date;
}

/** Why add to bag is disabled. The modifier's id says which field. */
export type AddToBagRefusal = { readonly tag: 'out-of-stock' | 'size' | 'length' } | ModifierRefusal;

interface ModifierRefusal {
  readonly tag: 'required' | 'email' | 'date';
  readonly modifierId: number;
}

const giftCardEmails = ['Recipient email', 'Your email'];

/**
 * Every reason why add to bag is disabled.
 * @returns In the order of commerce §5; empty means it is enabled.
 */
export function addToBagRefusals(choice: AddToBagChoice): AddToBagRefusal[] {
  const refusals: AddToBagRefusal[] = [];
  if (choice.stock !== null && choice.stock <= 0) refusals.push({ tag: 'out-of-stock' });
  if (choice.sizes.length > 0 && !choice.size) refusals.push({ tag: 'size' });
  if (choice.lengths.length > 0 && !choice.length) refusals.push({ tag: 'length' });
  return [...refusals, ...modifierRefusals(choice)];
}

/** A hidden modifier is filled in by the shop, never by the shopper, and so refuses nothing. */
function modifierRefusals({ modifiers = [], entered = {}, now }: AddToBagChoice): AddToBagRefusal[] {
  const refusals: AddToBagRefusal[] = [];
  for (const { id, displayName, required, type } of modifiers.filter((one) => one.type !== 'hidden')) {
    const text = entered[id]?.trim() ?? '';
    const blank = text === '';
    if (required && blank) refusals.push({ tag: 'required', modifierId: id });
    const mustBeEmail = type === 'email' || giftCardEmails.includes(displayName);
    if (mustBeEmail && !isEmail(text) && !(blank && required))
      refusals.push({ tag: 'email', modifierId: id });
    if (type === 'date' && !blank && !isDayToCome(text, now)) refusals.push({ tag: 'date', modifierId: id });
  }
  return refusals;
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day as a date field sends it (`2026-12-24`), not over yet where the day ends last, and within a year. */
export function isDayToCome(text: string, now: Date): boolean {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Etc/GMT+12' });
  return day.test(text) && text >= today && text <= Number(today.slice(0, 4)) + 1 + today.slice(4);
}

const wants = {
  required: 'is required',
  email: 'needs a valid email address',
  date: 'needs a day within the next year',
} as const satisfies { readonly [T in ModifierRefusal['tag']]: string };

/** What is wrong with what was entered, in a shopper's words: `Recipient email is required`. */
export function modifierProblem(
  modifiers: readonly Pick<Modifier, 'id' | 'displayName'>[],
  { modifierId, tag }: ModifierRefusal,
): string {
  const name = modifiers.find(({ id }) => id === modifierId)?.displayName ?? 'A field';
  return `${name} ${wants[tag]}`;
}

/**
 * Whether one more of a variant may go into the bag; when not, nothing is added, and the shopper is told (commerce §4 add
 * to bag, decision 40).
 * `available` is null when stock is not counted.
 * @returns False when it is unavailable, or the bag's quantity plus one would exceed what is left.
 */
export function canAdd(inBag: number, available: number | null): boolean {
  return available === null || inBag + 1 <= available;
}

/**
 * The quantity asked for, lowered to what is left. Lowered, the shopper is told `messages.quantityAdjusted`.
 * @returns Never below 0; `wanted` as it is when stock is not counted (`available` null).
 */
export function quantityWithin(wanted: number, available: number | null): number {
  return available === null ? wanted : Math.max(0, Math.min(wanted, available));
}
