/**
 * The expiry date of a card as people type it: `1229`, `12/29`, `12 29`, `12/2029`, `122029`, `9-29`.
 * @returns `MM/YY`; undefined for what is no month and year, and for three digits that two dates could be.
 */
export function readExpiry(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const parts =
    /^(\d{1,2})[^\d]+(\d{2}|\d{4})$/.exec(text) ?? /^(0[1-9]|1[0-2]|[2-9])(\d{2}|\d{4})$/.exec(text);
  const [, month = '', year = ''] = parts ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth || (year.length === 4 && !year.startsWith('20'))) return undefined;
  return `${month.padStart(2, '0')}/${year.slice(-2)}`;
}

/**
 * The long number of a card as people type and paste it, with spaces, dashes or dots between its groups.
 * @returns Its digits, and whatever else was typed.
 */
export function readCardNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.\u2010-\u2015-]/g, '');
}

/** An expiry date while it is typed: `12` goes on as `12/`, `9/` as `09/`, `122` as `12/2`. */
export function writeExpiry(typed: string): string {
  const text = typed.normalize('NFKC');
  const [, first = '', separator = ''] = /^\D*(\d{0,2})(\D?)/.exec(text) ?? [];
  const month = first.length === 1 && (separator !== '' || first > '1') ? `0${first}` : first;
  const year = text.replace(/^\D*\d{0,2}/, '').replace(/\D/g, '');
  return month.length === 2 ? `${month}/${year.slice(0, 4)}` : month;
}

/** A card's long number while it is typed, in the groups that are printed on it: four digits, or 4, 6 and 5. */
export function writeCardNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{4})(\d{1,6})?(\d{1,9})?$/ : undefined;
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? [digits]) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}
