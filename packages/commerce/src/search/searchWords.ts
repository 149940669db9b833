/** The words of a text: letters and digits, in small letters and without accents, as the catalogue's index has them. */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    // Marks that stand inside a word, not between two: o'neil, men’s.
    .replaceAll(/['’]/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
