import type { Modifier } from '../model/product.ts';
import type { ModifierRefusal } from './addToBagRefusals.ts';

const wants = {
  required: 'is required',
  email: 'needs a valid email address',
  date: 'needs a day that is still to come',
} as const satisfies { readonly [T in ModifierRefusal['tag']]: string };

/** What is wrong with what was entered, in a shopper's words: `Recipient email is required`. */
export function modifierProblem(
  modifiers: readonly Pick<Modifier, 'id' | 'displayName'>[],
  { modifierId, tag }: ModifierRefusal,
): string {
  const name = modifiers.find(({ id }) => id === modifierId)?.displayName ?? 'A field';
  return `${name} ${wants[tag]}`;
}
