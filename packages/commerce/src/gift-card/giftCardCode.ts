/** Crockford's 32 characters: no I, L, O or U, which are read as others or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookalikes: { readonly [character: string]: string } = { I: '1', L: '1', O: '0' };

/** Random bytes a code is made of: 16 characters of 5 bits are 80 bits, which nobody guesses. */
export const giftCardCodeBytes = 16;

/** The code of a gift card, of 16 random bytes: `7K2M-9QRT-04XZ-HB3C`. */
export function giftCardCode(random: Uint8Array): string {
  const characters = Array.from(random.slice(0, giftCardCodeBytes), (byte) => alphabet.charAt(byte % 32));
  return inFours(characters.join(''));
}

/**
 * A code as it was typed: in any case, with or without its dashes, and with the letters that look like figures.
 * @returns In the form it was given out in: `7K2M-9QRT-04XZ-HB3C`; null for what cannot be one.
 */
export function readGiftCardCode(text: string): string | null {
  const characters = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[ILO]/g, (letter) => lookalikes[letter] ?? letter);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(characters) ? inFours(characters) : null;
}

function inFours(characters: string): string {
  return characters.match(/.{4}/g)?.join('-') ?? '';
}
