import { isEmail } from '../email.ts';
import type { Modifier } from '../model/product.ts';
import { isDayToCome } from './isDayToCome.ts';

/** The shopper's choices on a product page. */
export interface AddToBagChoice {
  readonly loading?: boolean;
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
export type AddToBagRefusal =
  | { readonly tag: 'loading' | 'out-of-stock' | 'size' | 'length' }
  | ModifierRefusal;

export interface ModifierRefusal {
  readonly tag: 'required' | 'email' | 'date';
  readonly modifierId: number;
}

const giftCardEmails = ['Recipient email', 'Your email'];

/** Every reason why add to bag is disabled, in the order of commerce §5; none means it is enabled. */
export function addToBagRefusals(choice: AddToBagChoice): AddToBagRefusal[] {
  const refusals: AddToBagRefusal[] = [];
  if (choice.loading) refusals.push({ tag: 'loading' });
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
