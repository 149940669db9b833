/** From space to tilde. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));

/**
 * The letters nearly every page is written in, which are all that the two font files of a page's first view hold. A page
 * that is written in another one asks for the whole font as well.
 */
export const commonLetters = `${ascii}\u00a0£©°·×Éßäçèéêñöü–—‘’“”•…€−`;

const code = (point: number) => point.toString(16).toUpperCase();

/** The letters of a text as the value of `unicode-range`: `U+20-7E,U+A3`. */
export function unicodeRange(letters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of [...new Set(letters)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && point === range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([first, last]) => `U+${code(first)}${last === first ? '' : `-${code(last)}`}`).join(',');
}
