/** How a country writes the codes of its places: what one looks like, how it is spaced, and an example. */
interface Rule {
  /** Of the code in capitals, without spaces. */
  readonly pattern: RegExp;
  readonly example: string;
  /** Where a space or hyphen stands, counted from the end. */
  readonly gap?: readonly [at: number, mark: ' ' | '-'];
}

const digits = (count: number, example: string): Rule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});
const british =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPS-UW]|[A-HK-Y]\d[ABEHMNPRV-Y])\d[ABD-HJLNP-UW-Z]{2})$/;
const letters = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

/** Rules of the countries the shop delivers to, as their posts publish them (Universal Postal Union, addressing pages). */
const rules: { readonly [country: string]: Rule } = {
  GB: { pattern: british, example: 'SY8 1AA', gap: [3, ' '] },
  JE: { pattern: /^JE\d{1,2}\d[ABD-HJLNP-UW-Z]{2}$/, example: 'JE2 3AB', gap: [3, ' '] },
  GG: { pattern: /^GY\d{1,2}\d[ABD-HJLNP-UW-Z]{2}$/, example: 'GY1 1AA', gap: [3, ' '] },
  IE: { pattern: /^(?:D6W|[AC-FHKNPRTV-Y]\d\d)[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 X285', gap: [4, ' '] },
  US: { pattern: /^\d{5}(?:\d{4})?$/, example: '05149' },
  CA: { pattern: letters, example: 'K1A 0B1', gap: [3, ' '] },
  AU: digits(4, '3000'),
  NZ: digits(4, '6011'),
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  BG: digits(4, '1000'),
  CY: digits(4, '1010'),
  CZ: { ...digits(5, '110 00'), gap: [2, ' '] },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GR: { ...digits(5, '105 57'), gap: [2, ' '] },
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IT: digits(5, '00118'),
  LT: { pattern: /^(?:LT)?\d{5}$/, example: '01100' },
  LU: { pattern: /^(?:L)?\d{4}$/, example: '1111' },
  LV: { pattern: /^LV\d{4}$/, example: 'LV-1010', gap: [4, '-'] },
  MT: { pattern: /^[A-Z]{3}\d{4}$/, example: 'VLT 1117', gap: [4, ' '] },
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 JS', gap: [2, ' '] },
  PL: { ...digits(5, '00-001'), gap: [3, '-'] },
  PT: { ...digits(7, '1000-001'), gap: [3, '-'] },
  RO: digits(6, '010011'),
  SE: { ...digits(5, '111 20'), gap: [2, ' '] },
  SI: digits(4, '1000'),
  SK: { ...digits(5, '811 01'), gap: [2, ' '] },
};

/**
 * A postcode as its country writes it, however it was typed: `sy81aa` is `SY8 1AA`, `051491234` is `05149-1234`.
 * @returns Undefined for what is none of that country; as typed where we know no rule.
 */
export function readPostCode(country: string, typed: string): string | undefined {
  const rule = rules[country];
  if (!rule) return typed.trim();
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]/g, '');
  if (!rule.pattern.test(code)) return undefined;
  if (country === 'US' && code.length > 5) return `${code.slice(0, 5)}-${code.slice(5)}`;
  if (!rule.gap) return code;
  const [at, mark] = rule.gap;
  return `${code.slice(0, -at)}${mark}${code.slice(-at)}`;
}

/**
 * What a code of a country looks like, for whoever is asked to look again: `SY8 1AA`.
 * @returns Undefined for a country whose codes are not looked at.
 */
export function postCodeExample(country: string): string | undefined {
  return rules[country]?.example;
}
