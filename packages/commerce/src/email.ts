/** The specification's rule: a top-level part of at least two letters, case-insensitive (commerce §5). */
export const emailPattern = /^[^\s@,;<>"()]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}$/i;

/** Whether a text, spaces around it aside, is an e-mail address by that rule. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 254 && emailPattern.test(trimmed);
}
