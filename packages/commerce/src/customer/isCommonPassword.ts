import { commonPasswords } from './commonPasswords.ts';

/**
 * What people choose first when a shop asks for letters and a number. Kept as words, not as a list of passwords:
 * one word stands for all its variations with capitals, look-alike signs and figures around it.
 */
const words = new Set(
  (
    'password passwort passwd pass admin administrator root login welcome letmein secret master qwerty qwertz azerty ' +
    'asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwertyuiop qwer qaz qazwsx qazxsw wasd abc abcd abcde abcdef abcdefg ' +
    'aaa aaaaaa test testing guest user default changeme iloveyou love lovely loveme forever baby babygirl sunshine ' +
    'princess angel monkey dragon shadow superman batman spiderman pokemon naruto starwars football baseball soccer ' +
    'hockey basketball arsenal chelsea liverpool barcelona everton rangers celtic mustang ferrari porsche corvette ' +
    'harley yamaha honda summer winter spring autumn january february march april june july august september october ' +
    'november december monday friday sunday michael daniel jordan thomas robert andrew joshua matthew charlie ashley ' +
    'jessica michelle nicole hannah jennifer amanda samantha george william harry oliver james jack sophie emily ' +
    'computer internet google facebook samsung apple windows hello freedom whatever trustno killer hunter cookie ' +
    'cheese pepper ginger buster tigger maggie bailey cooper hello nothing flower purple orange yellow silver golden ' +
    'london england ireland america chocolate butterfly fashion dress shopping tailorbird trust money lucky happy ' +
    'myspace nintendo playstation blink linkin metallica slipknot eminem tinkerbell snoopy garfield'
  ).split(' '),
);

const lookAlikes: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Rows of a keyboard and the alphabet: a stretch of one is no secret. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

/**
 * Whether a password is among the first that anyone would try: one of those that leaked most often, with or without
 * signs around it, or one of a common pattern.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const bare = between(text, /[\p{L}\p{N}]/u);
  return commonPasswords.has(text) || commonPasswords.has(bare) || isCommonPattern(text);
}

/** A text from the first of its signs that `opens` it to the last that `closes` it. */
function between(text: string, opens: RegExp, closes = opens): string {
  const signs = Array.from(text);
  const first = signs.findIndex((sign) => opens.test(sign));
  const last = signs.findLastIndex((sign) => closes.test(sign));
  return signs.slice(first, last + 1).join('');
}

/**
 * A common word with figures and signs around it or look-alike signs in it, a stretch of keyboard or alphabet, or one
 * short piece over and over.
 */
function isCommonPattern(text: string): boolean {
  const bare = between(text, /[a-z]/);
  const signs = Array.from(between(text, /[a-z0-9@$]/, /[^\d!?.*#_-]/));
  const spelt = signs.map((sign) => lookAlikes[sign] ?? sign).join('');
  return isCommonWord(bare) || isCommonWord(spelt) || isStretches(text) || isRepeated(Array.from(text));
}

/** A word of the list, or two of them in a row. */
function isCommonWord(text: string): boolean {
  if (words.has(text)) return true;
  return Array.from(text).some((_, at) => words.has(text.slice(0, at)) && words.has(text.slice(at)));
}

/** Made of at most three stretches, each of three signs or more, as in `qwe123` and `abc12345`. */
function isStretches(text: string, pieces = 3): boolean {
  if (text === '') return true;
  if (pieces === 0) return false;
  for (let length = text.length; length >= 3; length -= 1) {
    if (isStretch(text.slice(0, length)) && isStretches(text.slice(length), pieces - 1)) return true;
  }
  return false;
}

function isStretch(text: string): boolean {
  const backwards = Array.from(text).toReversed().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards)) || new Set(text).size === 1;
}

/** The same one to four signs at least twice, the last time perhaps in part. */
function isRepeated(signs: readonly string[]): boolean {
  return [1, 2, 3, 4].some(
    (length) => 2 * length <= signs.length && signs.every((sign, at) => sign === signs[at % length]),
  );
}
