/** The specification's rule: a top-level part of at least two letters, case-insensitive (commerce §5). */
export const emailPattern = /^[^\s@,;<>"()]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}$/i;

/** Most characters an address may have (RFC 5321 §4.5.3.1.3, erratum 1690). */
export const maxEmailLength = 254;

/** Whether a text, spaces around it aside, is an e-mail address by that rule. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxEmailLength && emailPattern.test(trimmed);
}

/**
 * The one form of an e-mail address that accounts, limits and look-ups are kept under: two spellings that differ
 * in case, in spaces around or in how a letter is encoded are one person's. Dots and `+` parts are the owner's
 * business and stay.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
