/** Typing errors that are forgiven in a word of so many letters; a short word with one would be another word. */
function errorsForgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * The words that a misspelt one was meant to be: those with fewest errors, where two letters that changed places are one
 * error. The first letter is right, or has changed places with the second: nearly all typing errors come later.
 * @returns None of `known` when all are further than the word's length forgives.
 */
export function nearWords(typed: string, known: readonly string[]): string[] {
  const most = errorsForgiven(typed.length);
  const near = known
    .filter((word) => beginsAlike(typed, word) && Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= most);
  const least = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === least).map(({ word }) => word);
}

/** Every word that becomes another when two neighbours in it change places. */
export function transposed(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function beginsAlike(a: string, b: string): boolean {
  return a.charAt(0) === b.charAt(0) || (a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0));
}

/** Letters added, left out, replaced, or swapped with the next one, as few as make one word of the other. */
function typingErrors(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
