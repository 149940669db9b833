/**
 * The one form of an e-mail address that accounts, limits and look-ups are kept under: two spellings that differ
 * in case, in spaces around or in how a letter is encoded are one person's. Dots and `+` parts are the owner's
 * business and stay.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
