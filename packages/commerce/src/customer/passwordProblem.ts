import { type Message, messages } from '../messages.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** Fewest characters of a password (commerce §5). */
const shortest = 7;
/** Most characters: enough for any phrase, and a bound on what has to be hashed. */
const longest = 128;

/**
 * What is wrong with a new password. The specification's rule (commerce §5) is the floor; the most obvious passwords
 * are refused on top. A character is a code point. Nothing is trimmed, folded or cut.
 * @returns A sentence for the shopper; undefined when it will do.
 */
export function passwordProblem(password: string): Message | undefined {
  const { length } = Array.from(password);
  if (length > longest) return messages.passwordTooLong;
  if (length < shortest || !/\p{L}/u.test(password) || !/\p{N}/u.test(password)) return messages.passwordRule;
  return isCommonPassword(password) ? messages.passwordCommon : undefined;
}
